-- How many of the guesses at an account came from each network, so that one address cannot use them all up.

alter table limits
  -- Guesses by keyed hash of their network; null where a limit does not tell networks apart. Never more networks than uses.
  add column by_network jsonb constraint limits_by_network_object check (jsonb_typeof(by_network) = 'object');
