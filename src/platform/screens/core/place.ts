import type { Role } from '#platform/session/core/actor.ts';

/*
 * Where a screen is in the frame, declared once beside its address (`screenAt`): the navigation, the tabs of a class and of a
 * student, and the way back above a heading are made from it. An entry or a tab is there once a screen says that it is one.
 */

/** The entries of each role's navigation, in their order. */
export const SECTIONS = {
  student: {
    home: 'Home',
    quizzes: 'My quizzes',
    progress: 'My progress',
    activities: 'Activities',
    teachers: 'My teachers',
    /** For parents alone (`navigation.tsx`). */
    family: 'My family',
  },
  teacher: {
    home: 'Home',
    classes: 'Classes',
    activities: 'Activities',
    reports: 'Reports',
    library: 'Library',
  },
  admin: {
    home: 'Home',
    people: 'People',
    content: 'Content',
    privacy: 'Privacy',
    system: 'System',
  },
} as const satisfies Readonly<Record<Role, Readonly<Record<string, string>>>>;

/** Places with parts of their own, and the parts in the order of their tabs. */
export const HUBS = {
  classes: { classes: 'Classes', students: 'All students' },
  class: {
    overview: 'Overview',
    students: 'Students',
    activities: 'Activities',
    essays: 'Essays',
    reports: 'Report',
    teachers: 'Co-teachers',
    settings: 'Settings',
  },
  student: {
    overview: 'Overview',
    quizzes: 'Quizzes',
    skills: 'Skills',
    report: 'Report',
    essays: 'Essays',
    activities: 'Activities',
    account: 'Account',
  },
  /** What is a person's own, in the menu under their name. */
  account: {
    profile: 'Profile',
    password: 'Password',
    devices: 'Devices',
    social: 'Connected accounts',
    notifications: 'Notifications',
    school: 'School',
    billing: 'Plan',
  },
  home: { needs: 'What needs you' },
  people: { accounts: 'Accounts', schools: 'Schools', messages: 'Messages' },
  content: { questions: 'Questions', library: 'Library', competitions: 'Competitions' },
  privacy: { suffixes: 'Under 13', contract: 'COPPA contract', families: 'Families' },
  system: { audit: 'Audit log', jobs: 'Jobs', mail: 'Mail', flags: 'Flags', browsers: 'Browser errors' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

export type Hub = keyof typeof HUBS;
export type SectionOf<R extends Role> = R extends Role ? Extract<keyof (typeof SECTIONS)[R], string> : never;
export type TabOf<H extends Hub> = Extract<keyof (typeof HUBS)[H], string>;

/** A part of a hub. */
interface PartOf<H extends Hub> {
  readonly of: H;
  readonly tab: TabOf<H>;
  /** The screen lies below the part, which is another screen. */
  readonly below?: true;
}
export type HubPart = { readonly [H in Hub]: PartOf<H> }[Hub];

/** Where a screen is for one role. */
export interface Place<R extends Role> {
  /** Its entry is the lit one. What is in the account menu has none. */
  readonly section?: SectionOf<R>;
  /** The entry of the section leads here. */
  readonly entry?: true;
  readonly hub?: HubPart;
}

/** Where a screen is for each role that it is in the frame of. */
export type Places = { readonly [R in Role]?: Place<R> };

/** Where a screen is for some role. */
export type AnyPlace = { readonly [R in Role]: Place<R> }[Role];

/** The words of a tab. */
export const tabLabel = ({ of, tab }: HubPart): string =>
  (HUBS[of] as Readonly<Record<string, string>>)[tab] ?? tab;
