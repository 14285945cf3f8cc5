-- Whether the provider takes real money of the customer who is to be forgotten: with a key of the other kind they seem to be missing. Null where that
-- was not kept.
alter table billing_endings add column live boolean;
