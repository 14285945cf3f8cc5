/** What a signed-in person is to the program. A parent registers as a student and has that role. */
export const ROLES = ['student', 'teacher', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Who is asking: resolved from the bearer token before any use case runs. */
export interface Actor {
  readonly userId: number;
  readonly role: Role;
}
