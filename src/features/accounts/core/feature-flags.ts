import type { Role } from '#platform/session/core/actor.ts';

/** A switch of the service that an administrator turns while it runs (decision 83). */
interface FeatureFlag {
  /** In short, as the administrator reads it. */
  readonly label: string;
  /** What is different while it is on. */
  readonly whenOn: string;
  /** Whom it can be on for: for everybody else it would do nothing. */
  readonly roles: readonly Role[];
}

/** All flags, by the names that the client reads. A flag is here only as long as the program asks for it. */
export const FEATURE_FLAGS = {
  pause_badges: {
    label: 'Pause badges',
    whenOn: 'Nobody logs in with a badge. Students who are logged in stay logged in.',
    roles: ['student'],
  },
  pause_downloads: {
    label: 'Pause documents and downloads',
    whenOn: 'No new worksheets, reports, cards, or quotes are created, and nobody downloads their own data.',
    roles: ['teacher', 'admin'],
  },
  skip_domain_redirect: {
    label: 'Keep students on their domain',
    whenOn: 'Students stay on the domain where they log in. It matters only where there are two.',
    roles: ['student'],
  },
} as const satisfies Readonly<Record<string, FeatureFlag>>;

export type FlagName = keyof typeof FEATURE_FLAGS;
export const FLAG_NAMES = Object.keys(FEATURE_FLAGS) as [FlagName, ...FlagName[]];

/** The flags of one person that are on. */
export type FlagsOn = Readonly<Partial<Record<FlagName, true>>>;

/** The setting of an account that carries them (spec section 3). No client can write it. */
export const FLAGS_SETTING = 'feature_flags';

const isFlagName = (name: string): name is FlagName => Object.hasOwn(FEATURE_FLAGS, name);

/** Whether a flag can be on for these. */
export const fitsRoles = (flag: FlagName, roles: readonly Role[]): boolean =>
  roles.every((role) => (FEATURE_FLAGS[flag].roles as readonly Role[]).includes(role));

/** The flags among these that the program knows. */
export const knownFlags = (names: readonly string[]): FlagsOn =>
  Object.fromEntries(names.filter(isFlagName).map((name) => [name, true]));

/**
 * The flags that settings carry.
 * @returns null where they carry none at all, not even an empty list of them; that is to be logged, and treated as no flags (spec section 8).
 */
export function flagsIn(settings: Readonly<Record<string, unknown>>): FlagsOn | null {
  const flags = settings[FLAGS_SETTING];
  if (typeof flags !== 'object' || flags === null || Array.isArray(flags)) return null;
  return knownFlags(
    Object.entries(flags)
      .filter(([, value]) => value === true)
      .map(([name]) => name),
  );
}
