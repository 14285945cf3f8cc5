import type { Role } from '#platform/session/core/actor.ts';

export interface NavigationItem {
  readonly to: string;
  readonly label: string;
  /** The item is also the current one on the screens below it. */
  readonly below: boolean;
}

/** The few places that each role goes to all the time. */
export const navigation: Readonly<Record<Role, readonly NavigationItem[]>> = {
  student: [
    { to: '/app/student/dashboard', label: 'Home', below: false },
    { to: '/app/student/report', label: 'My quizzes', below: true },
    { to: '/app/student/progress', label: 'My progress', below: true },
    { to: '/app/student/teachers', label: 'My teachers', below: true },
  ],
  teacher: [
    { to: '/app/teacher/classes', label: 'Classes', below: true },
    { to: '/app/teacher/library', label: 'Library', below: true },
  ],
  admin: [
    { to: '/app/admin/questions', label: 'Questions', below: true },
    { to: '/app/teacher/library', label: 'Library', below: true },
  ],
};
