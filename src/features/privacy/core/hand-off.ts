/** The two domains of a service that has one for children under 13. */
export type Site = 'main' | 'under-13';

/** What decides whether a person is sent to the other domain (spec section 2). */
export interface HandOffFacts {
  /** Where they are. */
  readonly site: Site;
  /** Child-privacy mode: which domain is theirs. */
  readonly underThirteen: boolean;
  readonly isStudent: boolean;
  readonly isImpersonated: boolean;
  /** An admin or a teacher, whatever else they are. */
  readonly isStaff: boolean;
  /** Flagged to stay where they are. */
  readonly isFlaggedToSkip: boolean;
  /** Both domains are configured. */
  readonly isActive: boolean;
  readonly isLoggedIn: boolean;
  /** Logged in through the school's own identity provider, which brings people back to the main domain. */
  readonly isOfSchoolLogin: boolean;
}

/** The seven conditions, all of which hold for a person who may be sent on. */
const mayBeSent = (facts: HandOffFacts): boolean =>
  facts.isStudent &&
  !facts.isImpersonated &&
  !facts.isStaff &&
  !facts.isFlaggedToSkip &&
  facts.isActive &&
  facts.isLoggedIn &&
  !facts.isOfSchoolLogin;

/** The domain that a person is sent to; null where they stay. */
export function siteToGoTo(facts: HandOffFacts): Site | null {
  if (!mayBeSent(facts)) return null;
  const own: Site = facts.underThirteen ? 'under-13' : 'main';
  return own === facts.site ? null : own;
}
