/** Why a required essay is asked, wherever it waits. */
export const ESSAY_REASON = 'Your teacher would like this before the next passage.';
