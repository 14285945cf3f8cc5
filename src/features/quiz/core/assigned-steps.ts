/** The steps of a passage that a teacher assigned, in the words of a student; without an essay there are four. */
export const ASSIGNED_STEPS = ['Start', 'Read', 'Questions', 'Essay', 'Results'] as const;
export type AssignedStep = (typeof ASSIGNED_STEPS)[number];

export interface PlacedStep {
  readonly step: AssignedStep;
  readonly state: 'done' | 'now' | 'later';
}

interface Place {
  readonly now: AssignedStep;
  /** The class asks for a short essay. */
  readonly essay: boolean;
  /** It can still be written on the screen of the results, which come before it then. */
  readonly essayLeft?: boolean;
}

/** Where a student is in an assigned passage: every step before the present one is done, but an essay that is left. */
export function assignedSteps({ now, essay, essayLeft = false }: Place): readonly PlacedStep[] {
  const steps = ASSIGNED_STEPS.filter((step) => essay || step !== 'Essay');
  const at = steps.indexOf(now);
  const stateAt = (step: AssignedStep, index: number): PlacedStep['state'] => {
    if (index === at) return 'now';
    return index < at && !(essayLeft && step === 'Essay') ? 'done' : 'later';
  };
  return steps.map((step, index) => ({ step, state: stateAt(step, index) }));
}
