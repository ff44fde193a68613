"""What a live table needs to be reached and to last. So far: where its log is kept."""
