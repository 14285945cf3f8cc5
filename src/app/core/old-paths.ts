/** Where an address leads that is not a screen of ours. */
export type Lead =
  /** A screen that took the place of an older one. */
  | { readonly kind: 'screen'; readonly path: string }
  /** Something for signed-in people that has no screen yet: the home of their role, or the login. */
  | { readonly kind: 'home' }
  /** Something for everyone that has no screen yet. */
  | { readonly kind: 'main' }
  /** Nothing is known by this address. */
  | { readonly kind: 'unknown' };

const screen = (path: string): Lead => ({ kind: 'screen', path });
const home: Lead = { kind: 'home' };
const main: Lead = { kind: 'main' };

/** Spec section 2, in its order: the first fragment that the path contains decides. */
const FRAGMENTS: readonly (readonly [fragment: string, lead: Lead])[] = [
  ['/app/contact/auth/token', home],
  ['/google/success', home],
  ['/welcome/register', screen('/app/sign-up/role')],
  ['/user/teacherDetails', home],
  ['/contact', main],
  ['/auth/login', screen('/auth/login')],
  ['/google/loginFail', screen('/auth/login')],
  ['/welcome/demo', screen('/app/v2/student/PreTest')],
  ['/welcome/aboutUs', main],
  ['/reading/welcomeReader', screen('/app/student/quiz')],
  ['/reading/quiz/', screen('/app/student/quiz')],
  ['/reading/presentPretest', screen('/app/v2/student/PreTest')],
  ['/reading/myTeachers', screen('/app/student/teachers')],
  ['/dashboard/index', screen('/app/student/progress')],
  ['/user/manage', home],
  ['/user/updateEmail', home],
  ['/user/updatePassword', home],
  ['/support/give', main],
  ['/teaching/showCreateClass', screen('/app/teacher/classes/new')],
  ['/teaching/createClass', screen('/app/teacher/classes/new')],
  ['/teaching/myClasses', screen('/app/teacher/classes')],
  ['/teaching/myStudents', home],
  ['/teaching/studentReport', home],
  ['/reading/reviewLastQuizResponse', screen('/app/student/report')],
  ['/teaching/listWorksheets', home],
  ['/admin/manageCoppaSuffixes', home],
];

/** The main app's entry matches as the whole path only (product: "Screens"); so does `/`, which is a screen. */
const ENTRY = /^\/app\/?$/i;

/** Leads an older address on; called only when no screen has exactly this path. Letters of either case are alike. */
export function leadOf(path: string): Lead {
  if (ENTRY.test(path)) return home;
  const small = path.toLowerCase();
  return FRAGMENTS.find(([fragment]) => small.includes(fragment.toLowerCase()))?.[1] ?? { kind: 'unknown' };
}
