-- Whoever's username or e-mail address ends so is treated as under 13. A school's own lists of children have such endings.
create table under_thirteen_suffixes (
  -- As usernames are compared: in lower case, without spaces around it.
  suffix text constraint under_thirteen_suffixes_pkey primary key
    constraint under_thirteen_suffixes_form check (suffix = lower(btrim(suffix)) and length(suffix) between 3 and 100),
  added_at timestamptz not null
);
