-- The few quizzes of a student with so many fast answers that they may not have been read: what every count of quizzes leaves out and
-- says beside it. Only columns that the end of a quiz writes: an answer changes none of them. On a large table it is built before the
-- release: create index concurrently if not exists.
create index if not exists attempts_fast on attempts (student_id, epoch, finished_day)
  where status = 'finished' and kind = 'practice' and fast_answers > question_count * 0.3;
