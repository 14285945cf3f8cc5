import { linkTo } from '#platform/screens/core/address.ts';
import { chooseRole } from '#platform/screens/core/addresses.ts';
import { ProgressLine } from '#platform/ui/web/progress-line.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { type SignUpStep, signUpSteps } from '../core/sign-up-flow.ts';
import styles from './sign-up-progress.module.css';
import { readSignUpState } from './sign-up-state.ts';
import { readSignUpSwitches } from './sign-up-switches.ts';

/** In words, as the specification names them. */
const NAMES: Readonly<Record<SignUpStep, string>> = {
  role: 'who you are',
  details: 'your details',
  school: 'find your school',
  classroom: 'create a class',
  plan: 'choose a plan',
};

interface SignUpProgressProps {
  readonly who: 'student' | 'parent' | 'teacher';
  readonly step: SignUpStep;
}

/** How far a person is in signing up: "Step 2 of 3: your details". Until there is an account there is a way back to who they are. */
export function SignUpProgress({ who, step }: SignUpProgressProps) {
  const steps = signUpSteps(who, readSignUpSwitches(), readSignUpState());
  const number = steps.indexOf(step) + 1;
  return (
    <div className={styles.progress}>
      {step === 'details' && <TextLink {...linkTo(chooseRole)}>Back to who you are</TextLink>}
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
