"""What the batched rules of both editions share; each line cites the rules of both."""
