import type { Audience } from './audience.ts';

/** What the tags say of a person: nothing by which one is found again. */
export interface TaggedPerson {
  readonly audience: Audience;
  readonly isSubscribed: boolean;
  /** The test of two variants that the person is in, and the variant; null for none. */
  readonly variant: { readonly test: string; readonly variant: string } | null;
  /** How the person came to sign up; null where nothing is known. */
  readonly ref: string | null;
}

/** The five tags of spec section 6, in its words; one that nothing is known for is left out. */
export interface AnalyticsTags {
  readonly role?: 'student' | 'teacher';
  readonly isPremium: boolean;
  readonly abTest?: string;
  readonly abTestVar?: string;
  readonly ref?: string;
}

/** A parent registers as a student, and counts as one. */
const ROLES: Readonly<Partial<Record<Audience, 'student' | 'teacher'>>> = {
  student: 'student',
  parent: 'student',
  teacher: 'teacher',
};

/** Longest ref that is passed on, and what it is made of: an address can carry anything, a name or a number of a person included. */
const REF = /^(?!.*\d{5})[\w-]{1,20}$/;

export function tagsOf({ audience, isSubscribed, variant, ref }: TaggedPerson): AnalyticsTags {
  const role = ROLES[audience];
  return {
    isPremium: isSubscribed,
    ...(role !== undefined && { role }),
    ...(variant !== null && { abTest: variant.test, abTestVar: variant.variant }),
    ...(ref !== null && REF.test(ref) && { ref }),
  };
}
