/** Names the part of a student's account that is about the family, in an address. */
export const FAMILY_PART = 'family';
