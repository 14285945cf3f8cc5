import type { Role } from '#platform/session/core/actor.ts';

/** The first screen of each role. */
export const homeOf = (role: Role): string => {
  switch (role) {
    case 'student':
      return '/app/student/dashboard';
    case 'teacher':
      return '/app/teacher/classes';
    case 'admin':
      return '/app/admin/questions';
  }
};
