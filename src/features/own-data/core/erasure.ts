/** Why an account is erased. It is recorded for good, so that it is a word of ours and nothing that somebody types about a child. */
export const ERASURE_REASONS = ['asked', 'left', 'mistake', 'other'] as const;
export type ErasureReason = (typeof ERASURE_REASONS)[number];
