/** Logins of the demo school. They exist only there: the demo runs on this machine alone. */
export const DEMO_LOGINS = [
  { who: 'teacher', username: 'demo.teacher', password: 'quiet library' },
  { who: 'student', username: 'demo.student', password: 'green leaf' },
  { who: 'admin', username: 'demo.admin', password: 'morning shelf' },
] as const;
