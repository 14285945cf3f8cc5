-- What a person says of themselves, and on what kind of device they are logged in.

-- Both help the operator to know a teacher who asks to be approved; nobody else sees them.
alter table users
  add column job_title text constraint users_job_title_short check (length(job_title) between 1 and 80),
  add column teaching text constraint users_teaching_short check (length(teaching) between 1 and 200);

-- The kind alone, such as "chromebook", read from the first words of the browser about itself. Null: it said nothing, or the release
-- before opened the session.
alter table sessions
  add column device text constraint sessions_device_known check (device in (
    'chromebook', 'windows', 'mac', 'linux', 'iphone', 'ipad', 'android-phone', 'android-tablet'));
