-- What a reader highlights in a passage and writes beside it. It belongs to the child, travels with them from device to device, and is
-- there when the passage is opened again. No teacher reads it.

create table reader_marks (
  student_id bigint not null constraint reader_marks_student_fkey references users on delete cascade,
  passage_version_id bigint not null constraint reader_marks_version_fkey references passage_versions on delete cascade,
  -- In the order of the text: [{"paragraph": 1, "start": 0, "end": 9, "note": ""}, …].
  marks jsonb not null constraint reader_marks_list check (jsonb_typeof(marks) = 'array'),
  changed_at timestamptz not null,
  constraint reader_marks_pkey primary key (student_id, passage_version_id),
  constraint reader_marks_few check (
    case jsonb_typeof(marks) when 'array' then jsonb_array_length(marks) <= 50 else true end
  ),
  constraint reader_marks_small check (octet_length(marks::text) <= 100000)
);
