import { useEffect } from 'react';
import { linkTo } from '#platform/screens/core/address.ts';
import { chooseRole } from '#platform/screens/core/addresses.ts';
import { ProgressLine } from '#platform/ui/web/progress-line.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { type SignUpStep, signUpSteps } from '../core/sign-up-flow.ts';
import styles from './sign-up-progress.module.css';
import { BY_CODE, keepSignUpState, readSignUpState } from './sign-up-state.ts';
import { readSignUpSwitches } from './sign-up-switches.ts';

/** In words, as the specification names them. */
const NAMES: Readonly<Record<SignUpProgressProps['step'], string>> = {
  role: 'who you are',
  code: 'your class',
  details: 'your details',
  school: 'find your school',
  classroom: 'create a class',
  plan: 'choose a plan',
};

interface SignUpProgressProps {
  readonly who: 'student' | 'parent' | 'teacher';
  /** A student's details are on two screens, of which the first asks for the class code; a parent's are on one. */
  readonly step: SignUpStep | 'code';
  /** By the address on the board, where a person is not asked who they are; else what this tab knows. */
  readonly isByCode?: boolean;
}

/**
 * The steps as a person sees them: what the specification counts, with the class code as a step of its own, and without who they are for
 * who came by the address on the board, where that is not asked.
 */
export const shownSteps = (
  who: SignUpProgressProps['who'],
  counted: readonly SignUpStep[],
  isByCode: boolean,
): readonly SignUpProgressProps['step'][] =>
  who === 'teacher'
    ? counted
    : counted
        .filter((step) => !(isByCode && step === 'role'))
        .flatMap((step) => (step === 'details' && who === 'student' ? ['code', step] : step));

/** How far a person is in signing up: "Step 2 of 3: your details". Until there is an account there is a way back to who they are. */
export function SignUpProgress({
  who,
  step,
  isByCode = readSignUpState().entry === BY_CODE,
}: SignUpProgressProps) {
  const steps = shownSteps(who, signUpSteps(who, readSignUpSwitches(), readSignUpState()), isByCode);
  const number = steps.indexOf(step) + 1;
  // A step that this Openleaf has switched off meanwhile is none.
  if (number === 0) return null;
  const mayGoBack = !isByCode && (step === 'details' || step === 'code');
  return (
    <div className={styles.progress}>
      {mayGoBack && <TextLink {...linkTo(chooseRole)}>Back to who you are</TextLink>}
      <ProgressLine
        value={number}
        max={steps.length}
        label={`Step ${number} of ${steps.length}: ${NAMES[step]}`}
        showLabel
      />
    </div>
  );
}

/** The first step, when it is not known yet how many there are. */
export function FirstStep() {
  // Who is asked who they are has this step before the others, wherever they came from.
  useEffect(() => keepSignUpState({ entry: '' }), []);
  return (
    <div className={styles.progress}>
      <ProgressLine
        value={1}
        max={signUpSteps('teacher', readSignUpSwitches(), readSignUpState()).length}
        label={`Step 1: ${NAMES.role}`}
        showLabel
      />
    </div>
  );
}
