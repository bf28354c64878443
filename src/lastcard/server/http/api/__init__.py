"""The handlers of ``/api``: small files, one for each thing that can be asked about."""
