-- A file is read part by part. A PDF is packed already; what the database packs it must unpack from its beginning for each part.
alter table job_files alter column content set storage external;
