-- What an administrator has switched for the whole service. A flag without a row is off.
create table feature_flags (
  -- As the client reads it; which ones there are is the program's to say.
  name text constraint feature_flags_pkey primary key
    constraint feature_flags_name_form check (name ~ '^[a-z_]{1,60}$'),
  -- For whom it is on; nobody where it is empty.
  roles text[] not null
    constraint feature_flags_roles_known check (roles <@ array['student', 'teacher', 'admin']),
  changed_at timestamptz not null,
  changed_by bigint constraint feature_flags_changed_by references users on delete set null
);
