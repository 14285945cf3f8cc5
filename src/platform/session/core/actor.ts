/** What a signed-in person is to the program. A parent registers as a student and has that role. */
export const ROLES = ['student', 'teacher', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Who is asking: resolved from the bearer token before any use case runs. */
export interface Actor {
  readonly userId: number;
  readonly role: Role;
  /** The administrator who acts as this person (decision 75); absent or null where the person acts. */
  readonly impersonatorId?: number | null;
}

/** Who holds a session. */
export interface SessionHolder extends Actor {
  readonly impersonatorId: number | null;
  /** An administrator whose login has no second step yet: it comes before anything else, where the service asks for it. */
  readonly withoutSecondFactor: boolean;
  /** When the person last typed the password, or a code of the second step: at the latest as the session began. */
  readonly provedAt: Date;
  /**
   * A teacher whom no admin has approved, as of two minutes ago at most: it decides who waits for whom, and never what somebody
   * may do.
   */
  readonly unapproved: boolean;
}
