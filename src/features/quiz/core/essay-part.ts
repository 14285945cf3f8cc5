/** Names the part of a review that shows the short essay, in an address. */
export const ESSAY_PART = 'essay';
