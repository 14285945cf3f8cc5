-- What a person asked for, so that the same input while a job waits or runs is the same job.
alter table job_runs add column input_hash bytea;

-- The file that a job has made, as long as its run is kept.
create table job_files (
  job_id uuid not null,
  name text not null,
  media_type text not null,
  content bytea not null,
  constraint job_files_pkey primary key (job_id),
  constraint job_files_job_id_fkey foreign key (job_id) references job_runs (id) on delete cascade,
  constraint job_files_name_short check (length(name) between 1 and 200),
  constraint job_files_media_type_given check (length(media_type) between 1 and 100),
  constraint job_files_not_empty check (length(content) > 0)
);

-- Whom a job tells of: when one of them is erased, the job goes with its file.
create table job_people (
  user_id bigint not null,
  job_id uuid not null,
  constraint job_people_pkey primary key (user_id, job_id),
  constraint job_people_user_id_fkey foreign key (user_id) references users (id) on delete cascade,
  constraint job_people_job_id_fkey foreign key (job_id) references job_runs (id) on delete cascade
);
create index job_people_job on job_people (job_id);
