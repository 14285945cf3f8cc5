/** What a signed-in person is to the program. A parent registers as a student and has that role. */
export type Role = 'student' | 'teacher' | 'admin';

/** Who is asking: resolved from the bearer token before any use case runs. */
export interface Actor {
  readonly userId: number;
  readonly role: Role;
}
