import { useNavigate } from '@tanstack/react-router';
import { linkTo } from '#platform/screens/core/address.ts';
import { studentAccount } from '#platform/screens/core/addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { ClassCodeStep } from './class-code-step.tsx';
import { SignUpProgress } from './sign-up-progress.tsx';
import { keepSignUpState, readSignUpState } from './sign-up-state.ts';
import { StudentAccountStep } from './student-account-step.tsx';

/** A student's account, in two steps: the class code, then the account. The step is in the address, so Back works. */
export function StudentAccountPage() {
  const navigate = useNavigate();
  const { step } = useScreen(studentAccount).search;
  if (step === 'account') {
    const changeCode = () => void navigate(linkTo(studentAccount));
    return <StudentAccountStep registerAs="student" onChangeCode={changeCode} />;
  }
  return (
    <ClassCodeStep
      above={<SignUpProgress who="student" step="code" />}
      code={readSignUpState().classCode}
      onDone={(chosen) => {
        keepSignUpState(chosen);
        void navigate(linkTo(studentAccount, {}, { step: 'account' }));
      }}
    />
  );
}

/** A parent takes the student's path on one screen, without a class: a family code comes later (decision 77). */
export const ParentAccountPage = () => <StudentAccountStep registerAs="parent" />;
