/** What readers of an informational text are told when people, places or data in it are made up. */
export const INVENTED_TEXT = 'Some people, places, or numbers in this text are made up.';
