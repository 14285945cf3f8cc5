-- A row about a skill is known by its class and the skill or group of skills: "skill:12:Text Structure". The old form is a part of the new one.
alter table worklist_dismissals drop constraint worklist_dismissals_key_form;
alter table worklist_dismissals add constraint worklist_dismissals_key_form
  check (row_key ~ '^[a-z-]+(:[0-9]{1,16}(:[A-Z][A-Za-z& ]{1,39})?)?$') not valid;
alter table worklist_dismissals validate constraint worklist_dismissals_key_form;
