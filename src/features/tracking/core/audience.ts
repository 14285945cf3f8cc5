/** Who may be looking at a screen. A parent registers as a student and is grown up; a visitor is not logged in. */
export const AUDIENCES = ['visitor', 'student', 'parent', 'teacher', 'admin'] as const;
export type Audience = (typeof AUDIENCES)[number];
