import type { Address } from '#platform/screens/core/address.ts';
import {
  library,
  myTeachers,
  questionsPage,
  readingHistory,
  readingProgress,
  studentHome,
  teacherClasses,
} from '#platform/screens/core/addresses.ts';
import type { Role } from '#platform/session/core/actor.ts';

export interface NavigationItem {
  readonly address: Address;
  readonly label: string;
  /** The item is also the current one on the screens below it. */
  readonly below: boolean;
}

/** The few places that each role goes to all the time. */
export const navigation: Readonly<Record<Role, readonly NavigationItem[]>> = {
  student: [
    { address: studentHome, label: 'Home', below: false },
    { address: readingHistory, label: 'My quizzes', below: true },
    { address: readingProgress, label: 'My progress', below: true },
    { address: myTeachers, label: 'My teachers', below: true },
  ],
  teacher: [
    { address: teacherClasses, label: 'Classes', below: true },
    { address: library, label: 'Library', below: true },
  ],
  admin: [
    { address: questionsPage, label: 'Questions', below: true },
    { address: library, label: 'Library', below: true },
  ],
};
