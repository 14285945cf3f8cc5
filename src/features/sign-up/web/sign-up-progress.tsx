import { linkTo } from '#platform/screens/core/address.ts';
import { chooseRole } from '#platform/screens/core/addresses.ts';
import { ProgressLine } from '#platform/ui/web/progress-line.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { type SignUpStep, signUpSteps } from '../core/sign-up-flow.ts';
import styles from './sign-up-progress.module.css';
import { readSignUpState } from './sign-up-state.ts';
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
  /** A student's details are on two screens, of which the first asks for the class code. */
  readonly step: SignUpStep | 'code';
  /** Nothing was asked before: the address on the board leads here. */
  readonly isEntry?: boolean;
}

/** The steps as a person sees them: what the specification counts, with the class code as a step of its own. */
export const shownSteps = (
  who: SignUpProgressProps['who'],
  counted: readonly SignUpStep[],
): readonly SignUpProgressProps['step'][] =>
  who === 'teacher' ? counted : counted.flatMap((step) => (step === 'details' ? ['code', step] : step));

/** How far a person is in signing up: "Step 2 of 3: your details". Until there is an account there is a way back to who they are. */
export function SignUpProgress({ who, step, isEntry = false }: SignUpProgressProps) {
  const steps = shownSteps(who, signUpSteps(who, readSignUpSwitches(), readSignUpState()));
  const number = steps.indexOf(step) + 1;
  const mayGoBack = !isEntry && (step === 'details' || step === 'code');
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
export const FirstStep = () => (
  <div className={styles.progress}>
    <ProgressLine
      value={1}
      max={signUpSteps('teacher', readSignUpSwitches(), readSignUpState()).length}
      label={`Step 1: ${NAMES.role}`}
      showLabel
    />
  </div>
);
