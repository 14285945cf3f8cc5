-- What homes and lists of students look for: each reads the next few of each class, past what was canceled.
create index activities_to_do on activities (class_id, due_day, id) where canceled_at is null and kind <> 'FIXED_WEEKLY';
