-- For how many teachers a quote is, each with a plan of their own, and what it said in the name of the operator on the day it was made: seller, offer,
-- money back, purchase orders. Null for a quote that was made before that was kept.
alter table quotes
  add column teachers integer not null default 1,
  add column said jsonb,
  add constraint quotes_teachers_positive check (teachers > 0);
