/** The numbered steps of signing up, in their order (spec section 2). */
const STEPS = ['role', 'details', 'school', 'classroom', 'plan'] as const;
export type SignUpStep = (typeof STEPS)[number];

/** Where a person stands in signing up (spec section 4). */
export type SignUpStatus = 'sign' | 'update info' | 'school info' | 'create class' | 'pricing' | 'common';

/** Which steps a school's Openleaf has. */
export interface SignUpSwitches {
  /** A teacher finds their school. */
  readonly school: boolean;
  /** A teacher creates a class before the account is called ready. */
  readonly createClass: boolean;
  /** There are plans to choose from: without them no pricing page, whoever comes. */
  readonly plans: boolean;
  /** Every teacher sees the plans. */
  readonly pricing: boolean;
}

/** What the address said of where a person comes from. */
export interface CameFrom {
  readonly ref: string;
  /** The variant of an A/B test, empty for none. */
  readonly abVariant: string;
}

/** Paid referrals: who comes by one sees the plans (spec section 2). */
const PAID_REFERRALS: readonly string[] = ['meta', 'google_pmax_test', 'google_sem_test'];

const seesPlans = ({ plans, pricing }: SignUpSwitches, { ref, abVariant }: CameFrom): boolean =>
  plans && (pricing || PAID_REFERRALS.includes(ref) || abVariant !== '');

/** The steps of one person, at least two: who they are, and their details. */
export function signUpSteps(
  role: 'student' | 'parent' | 'teacher',
  switches: SignUpSwitches,
  cameFrom: CameFrom,
): readonly SignUpStep[] {
  if (role !== 'teacher') return ['role', 'details'];
  const has: Readonly<Record<SignUpStep, boolean>> = {
    role: true,
    details: true,
    school: switches.school,
    classroom: switches.createClass,
    plan: seesPlans(switches, cameFrom),
  };
  return STEPS.filter((step) => has[step]);
}

/** @returns the step after one, null after the last. */
export const stepAfter = (steps: readonly SignUpStep[], step: SignUpStep): SignUpStep | null =>
  steps[steps.indexOf(step) + 1] ?? null;

const STATUS_AT: Readonly<Record<SignUpStep, SignUpStatus>> = {
  role: 'sign',
  details: 'update info',
  school: 'school info',
  classroom: 'create class',
  plan: 'pricing',
};

/** @param step null when nothing is left to do. */
export const statusAt = (step: SignUpStep | null): SignUpStatus =>
  step === null ? 'common' : STATUS_AT[step];

/**
 * Whether a teacher is shown as one who belongs to a school, so that nobody asks for it: also where that cannot be found out (spec section
 * 8). It allows nothing.
 */
export const isShownAsBelonging = ({
  data,
  isError,
}: {
  readonly data: { readonly belongs: boolean } | undefined;
  readonly isError: boolean;
}): boolean => isError || data?.belongs === true;
