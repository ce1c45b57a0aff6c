"""Rating change (B.02, ФШР), title norms (B.01) and sports ranks."""
