import { useNavigate, useSearch } from '@tanstack/react-router';
import { ClassCodeStep } from './class-code-step.tsx';
import { keepSignUpState, readSignUpState } from './sign-up-state.ts';
import { StudentAccountStep } from './student-account-step.tsx';

/** A student's account, in two steps: the class code, then the account. The step stands in the address, so Back works. */
export const StudentAccountPage = () => <TwoSteps registerAs="student" />;

/** A parent takes the student's path and sees what a student sees (product: "People"). */
export const ParentAccountPage = () => <TwoSteps registerAs="parent" />;

function TwoSteps({ registerAs }: { registerAs: 'student' | 'parent' }) {
  const navigate = useNavigate();
  const { step }: { step?: unknown } = useSearch({ strict: false });
  const go = (search: { step?: string }) =>
    navigate({ to: `/app/sign-up/create-account/${registerAs}`, search });
  if (step === 'account') {
    return <StudentAccountStep key={registerAs} registerAs={registerAs} onChangeCode={() => void go({})} />;
  }
  return (
    <ClassCodeStep
      code={readSignUpState().classCode}
      onDone={(classCode) => {
        keepSignUpState({ classCode });
        void go({ step: 'account' });
      }}
    />
  );
}
