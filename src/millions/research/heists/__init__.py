"""What the research interfaces of both heist games share."""
