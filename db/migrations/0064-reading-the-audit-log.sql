-- An admin reads the audit log by who did something, and by day.
create index if not exists audit_log_actor on audit_log (actor_user_id, id);
create index if not exists audit_log_at on audit_log (at);
