import { linkTo, type PlainAddress } from '#platform/screens/core/address.ts';
import {
  chooseRole,
  ENTRY_PATH,
  googleSuccess,
  login,
  loginFail,
  myTeachers,
  passwordSettings,
  pretest,
  profileSettings,
  quizPage,
  readingHistory,
  readingProgress,
  tokenLogin,
} from '#platform/screens/core/addresses.ts';
import { aboutPage, contactPage, supportPage } from '#platform/screens/core/service-addresses.ts';
import {
  allStudents,
  classOverviewPage,
  createClassPage,
  reportsPage,
  suffixesPage,
  teacherClasses,
  worksheetsPage,
} from '#platform/screens/core/staff-addresses.ts';

/** Where an address leads that is not a screen of ours. */
export type Lead =
  /** A screen that took the place of an older one. */
  | { readonly kind: 'screen'; readonly to: string }
  /** Something for signed-in people that has no screen yet: the home of their role, or the login. */
  | { readonly kind: 'home' }
  /** Nothing is known by this address. */
  | { readonly kind: 'unknown' };

const screen = ({ path }: PlainAddress): Lead => ({ kind: 'screen', to: path });
const home: Lead = { kind: 'home' };

/** Spec section 2, in its order: the first fragment that the path contains decides. */
const FRAGMENTS: readonly (readonly [fragment: string, lead: Lead])[] = [
  [tokenLogin.path, screen(tokenLogin)],
  [googleSuccess.path, home],
  ['/welcome/register', screen(chooseRole)],
  ['/user/teacherDetails', screen(profileSettings)],
  [contactPage.path, screen(contactPage)],
  [login.path, screen(login)],
  [loginFail.path, screen(loginFail)],
  ['/welcome/demo', screen(pretest)],
  ['/welcome/aboutUs', screen(aboutPage)],
  ['/reading/welcomeReader', screen(quizPage)],
  ['/reading/quiz/', screen(quizPage)],
  ['/reading/presentPretest', screen(pretest)],
  ['/reading/myTeachers', screen(myTeachers)],
  ['/dashboard/index', screen(readingProgress)],
  ['/user/manage', screen(profileSettings)],
  ['/user/updateEmail', screen(profileSettings)],
  ['/user/updatePassword', screen(passwordSettings)],
  ['/support/give', screen(supportPage)],
  ['/teaching/showCreateClass', screen(createClassPage)],
  ['/teaching/createClass', screen(createClassPage)],
  ['/teaching/myClasses', screen(teacherClasses)],
  ['/teaching/myStudents', screen(allStudents)],
  ['/teaching/studentReport', screen(reportsPage)],
  ['/reading/reviewLastQuizResponse', screen(readingHistory)],
  ['/teaching/listWorksheets', screen(worksheetsPage)],
  ['/admin/manageCoppaSuffixes', screen(suffixesPage)],
];

/** Addresses of our own (product: "Screens") that have no screen yet, or another one; `$1` is the id in it. */
const OWN_PATHS: readonly (readonly [pattern: RegExp, lead: (id: number) => Lead])[] = [
  [
    /^\/app\/teacher\/classes\/(\d+)\/levels$/,
    (id) => ({ kind: 'screen', to: linkTo(classOverviewPage, { id }).to }),
  ],
  // What people type.
  [/^\/log-?in$/, () => screen(login)],
  [/^\/app\/settings(\/(notifications|billing))?$/, () => screen(profileSettings)],
  [/^\/app\/teacher\/(subscription|plans|quote)$/, () => home],
  [/^\/app\/student$/, () => home],
];

/** The main app's entry matches as the whole path only (product: "Screens"); so does `/`, which is a screen. */
const ENTRY = new RegExp(`^${ENTRY_PATH}/?$`, 'i');

/** Leads an older address on; called only when no screen has exactly this path. Letters of either case are alike. */
export function leadOf(path: string): Lead {
  if (ENTRY.test(path)) return home;
  const small = path.toLowerCase();
  const whole = small.replace(/\/$/, '');
  for (const [pattern, lead] of OWN_PATHS) {
    const found = pattern.exec(whole);
    if (found) return lead(Number(found[1]));
  }
  return FRAGMENTS.find(([fragment]) => small.includes(fragment.toLowerCase()))?.[1] ?? { kind: 'unknown' };
}
