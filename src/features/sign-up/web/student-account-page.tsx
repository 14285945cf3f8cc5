import { useNavigate } from '@tanstack/react-router';
import { linkTo, type SearchOf } from '#platform/screens/core/address.ts';
import { parentAccount, studentAccount } from '#platform/screens/core/addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { ClassCodeStep } from './class-code-step.tsx';
import { SignUpProgress } from './sign-up-progress.tsx';
import { keepSignUpState, readSignUpState } from './sign-up-state.ts';
import { StudentAccountStep } from './student-account-step.tsx';

/** A student's account, in two steps: the class code, then the account. The step is in the address, so Back works. */
export const StudentAccountPage = () => <TwoSteps registerAs="student" />;

/** A parent takes the student's path and sees what a student sees (product: "People"). */
export const ParentAccountPage = () => <TwoSteps registerAs="parent" />;

const SCREENS = { student: studentAccount, parent: parentAccount };

function TwoSteps({ registerAs }: { registerAs: 'student' | 'parent' }) {
  const navigate = useNavigate();
  const screen = SCREENS[registerAs];
  const { step } = useScreen(screen).search;
  const go = (search: SearchOf<typeof screen>) => navigate(linkTo(screen, {}, search));
  if (step === 'account') {
    return <StudentAccountStep key={registerAs} registerAs={registerAs} onChangeCode={() => void go({})} />;
  }
  return (
    <ClassCodeStep
      above={<SignUpProgress who={registerAs} step="code" />}
      code={readSignUpState().classCode}
      onDone={(chosen) => {
        keepSignUpState(chosen);
        void go({ step: 'account' });
      }}
    />
  );
}
