/* The acts of the audit log in the words of the screen (decision 26). An act is stored for ever under the name that it has here. */

/** What an act is about, to narrow the list; `other` holds what has no words here yet. */
export const ACT_KINDS = [
  'accounts',
  'logins',
  'classes',
  'activities',
  'content',
  'privacy',
  'data',
  'other',
] as const;
export type ActKind = (typeof ACT_KINDS)[number];

type Named = Readonly<Record<string, string>>;

const WORDS: Readonly<Record<Exclude<ActKind, 'other'>, Named>> = {
  accounts: {
    'approve-teacher': 'Approved the teacher',
    'withdraw-approval': 'Took the approval back',
    'create-admin': 'Made the admin account',
    'create-student': 'Made the student account',
    'lock-account': 'Locked the account',
    'unlock-account': 'Unlocked the account',
    'change-email': 'Changed the email address',
    'name-student': 'Named the student',
    'begin-impersonation': 'Began to act as the person',
    'stop-impersonation': 'Stopped acting as the person',
    'call-as-person': 'Changed something as the person',
    'change-subscription': 'The plan of the teacher changed',
    'link-customer': 'Linked the teacher to a customer of the payment service',
    'confirm-school': 'Confirmed the school of the teacher',
    'remove-from-school': 'Took the teacher out of the school',
  },
  logins: {
    'change-password': 'Changed the password',
    'choose-forgotten-password': 'Chose a new password by a link',
    'reset-password': 'Gave a new password',
    'make-badge': 'Made a badge to log in with',
    'unlock-login': 'Cleared wrong passwords',
    'log-out-elsewhere': 'Logged out on other devices',
    'log-out-everywhere': 'Logged the account out everywhere',
    'give-second-step-code': 'Made a code to set up two-step login',
    'turn-on-second-factor': 'Turned two-step login on',
    'turn-off-second-factor': 'Turned two-step login off',
    'remove-second-factor': 'Removed two-step login',
    'renew-recovery-codes': 'Made new codes for two-step login',
    'use-recovery-code': 'Logged in with a code that was written down',
    'connect-login': 'Connected a login',
    'disconnect-login': 'Disconnected a login',
  },
  classes: {
    'archive-class': 'Archived the class',
    'rename-class': 'Renamed the class',
    'restore-class': 'Restored the class',
    'start-school-year': 'Started a new school year',
    'undo-school-year': 'Undid the new school year',
    'transfer-class': 'Gave the class to another owner',
    'renew-class-code': 'Made a new class code',
    'close-class-code': 'Closed the class code',
    'switch-badges-on': 'Turned badges on in the class',
    'switch-badges-off': 'Turned badges off in the class',
    'choose-primary-class': 'Chose the class that counts',
    'change-student-supports': 'Changed the levels or reading support of the student',
    'invite-co-teacher': 'Invited a co-teacher',
    'accept-co-teacher-invite': 'Accepted the invitation to teach',
    'reject-co-teacher-invite': 'Declined the invitation to teach',
    'remove-co-teacher': 'Removed the co-teacher',
    'leave-co-teaching': 'Left the class as a co-teacher',
    'delete-co-teacher-invite': 'Took back the invitation to teach',
    'leave-class': 'Left the class',
    'remove-from-class': 'Took the student out of the class',
    'remove-from-unconfirmed-class': 'Took the student out of a class that is not confirmed',
    // Of earlier releases, which recorded only how many.
    'remove-students-from-class': 'Took students out of the class',
    'stop-tracking-student': 'Stopped tracking the student',
    'track-student-again': 'Started tracking the student again',
    'restore-student-to-class': 'Put the student back into the class',
    'add-student-to-class': 'Put the student into the class',
    'reset-progress': 'Let the student start over',
    'undo-reset-progress': 'Undid starting over for the student',
    'merge-students': 'Merged another account into that of the student',
    'undo-merge-students': 'Undid merging another account into that of the student',
  },
  activities: {
    'assign-passage': 'Assigned a passage',
    'assign-pretest': 'Assigned the pretest',
    'set-weekly-goal': 'Set a weekly goal',
    'change-weekly-goal': 'Changed the weekly goal',
    'enter-competition': 'Entered the class in a competition',
    'plan-competition': 'Planned a competition of all schools',
    'call-off-competition': 'Called a competition of all schools off',
    'give-more-time': 'Gave students more time for the activity',
    'reschedule-activity': 'Moved the activity to other days',
    'pause-activity': 'Paused the activity',
    'resume-activity': 'Resumed the activity',
    'cancel-activity': 'Canceled the activity',
    'uncancel-activity': 'Brought the activity back',
    'delete-activity': 'Deleted the activity',
    'finish-activity': 'Ended the activity',
  },
  content: {
    'correct-key': 'Corrected an answer key',
  },
  privacy: {
    'make-family-code': 'Made a family code for the student',
    'close-family-code': 'Closed the family code of the student',
    'confirm-parent': 'Confirmed a parent of the student',
    'end-parent-link': 'Ended the link of a parent to the student',
    'restore-parent-link': 'Restored the link of a parent to the student',
    'give-consent': 'Gave consent for the student',
    'withdraw-consent': 'Withdrew consent for the student',
    'answer-withdrawal': 'Settled the withdrawn consent for the student',
    'ask-for-erasure': 'Asked for the student to be erased',
    'decline-erasure': 'Declined the request of a parent to erase the student',
    'take-back-erasure': 'Took back the request to erase the student',
    'turn-off-under-thirteen': 'Turned off the rules for under 13 in the class',
    'turn-on-under-thirteen': 'Turned on the rules for under 13 in the class',
    'publish-contract': 'Published a version of the COPPA contract',
    'accept-contract': 'Agreed to the COPPA contract',
    'add-suffix': 'Added an ending for under 13',
    'remove-suffix': 'Removed an ending for under 13',
  },
  data: {
    'export-person': 'Downloaded a person’s data',
    'erase-person': 'Erased the person',
    'read-mail': 'Opened a mail',
    'retry-job': 'Tried a failed job again',
    'change-flag': 'Switched a feature flag',
    'leave-demo': 'Turned the demo into a school',
  },
};

/** Every act that has words here. */
export const KNOWN_ACTS: readonly string[] = Object.values(WORDS).flatMap((acts) => Object.keys(acts));

/** The acts of a kind that has words. */
export const actsOf = (kind: Exclude<ActKind, 'other'>): readonly string[] => Object.keys(WORDS[kind]);

const ALL: Named = Object.assign({}, ...Object.values(WORDS));

/** What was done, as a short sentence without its subject. An act of a newer release is named as it is stored. */
export const actInWords = (act: string): string => ALL[act] ?? sentence(act.replaceAll('-', ' '));

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Facts that are a number of their own: "class number 12", or where it has a name, "class Room 12". */
const NUMBERS: Named = {
  classId: 'class',
  activityId: 'activity',
  studentId: 'student',
  teacherId: 'teacher',
  personId: 'account',
  attemptId: 'attempt',
  invitationId: 'invitation',
  competitionId: 'competition',
  inviteId: 'invitation',
  schoolId: 'school',
  linkId: 'link',
  textVersion: 'text',
  yearId: 'school year',
  joinedId: 'joined account',
  questionId: 'question',
  mail: 'email',
};

/** Facts that count something, in one and in many. */
const COUNTS: Readonly<Record<string, readonly [string, string]>> = {
  classes: ['class', 'classes'],
  students: ['student', 'students'],
  ended: ['session ended', 'sessions ended'],
};

/** Facts that are so or not. */
const CHOICES: Readonly<Record<string, readonly [string, string]>> = {
  byMail: ['by email', 'by a link'],
  points: ['points start at 0, too', 'points are kept'],
};

const FACTS: Named = {
  withLinks: 'with links',
  forTeacher: 'for a teacher',
  forParent: 'for a parent',
  suffix: 'ending',
  impersonationId: 'why',
  onFor: 'on for',
};

/** A name may say by itself what it is of: "activity (Reading, Room 14)". */
const named = (what: string, name: string): string => (name.startsWith(what) ? name : `${what} ${name}`);

/** The class or activity that an act was done with, where it is there and has a name; null for others. */
export const objectOf = (
  facts: readonly { readonly name: string; readonly value: string }[],
): string | null => {
  const fact = facts.find(({ name, value }) => OBJECTS.has(name) && !/^\d+$/u.test(value));
  return fact ? fact.value : null;
};
const OBJECTS: ReadonlySet<string> = new Set(['activityId', 'classId']);

const denied = (words: string): string =>
  words.startsWith('with ') ? words.replace('with', 'without') : `not ${words}`;

/** A fact that explains an act: "class number 12", "2 classes", "without links". @param name as it is stored. */
export function factInWords(name: string, value: string): string {
  const [isSo, isNot] = CHOICES[name] ?? [];
  if (isSo !== undefined && (value === 'true' || value === 'false'))
    return value === 'true' ? isSo : `${isNot}`;
  const [one, many] = COUNTS[name] ?? [];
  if (one !== undefined && /^\d+$/u.test(value)) return `${value} ${value === '1' ? one : many}`;
  if (NUMBERS[name] !== undefined)
    return /^\d+$/u.test(value) ? `${NUMBERS[name]} number ${value}` : named(NUMBERS[name], value);
  const words = FACTS[name] ?? name.replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);
  if (value === 'true' || value === 'false') return value === 'true' ? words : denied(words);
  return /^\d+$/u.test(value) ? `${words} ${value}` : `${words}: ${value}`;
}
