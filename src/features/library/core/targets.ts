/** What a question asks of the reader: find it, put it together, or judge it. */
export const TARGETS = ['locate', 'integrate', 'critique'] as const;
export type Target = (typeof TARGETS)[number];
