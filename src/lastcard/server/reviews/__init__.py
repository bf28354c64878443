"""Reviews of finished matches: asked for, made in processes of their own, told as they come."""
