import { Navigate, useNavigate } from '@tanstack/react-router';
import { homeOf } from '#features/accounts/core/home-of.ts';
import { usePerson } from '#features/accounts/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { joinClassPage, joinPage, studentAccount } from '#platform/screens/core/addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { ClassCodeStep } from './class-code-step.tsx';
import { SignUpProgress } from './sign-up-progress.tsx';
import { BY_CODE, keepSignUpState, readSignUpState } from './sign-up-state.ts';

/** The address on the board: the class code, then an account; a student who is logged in joins with the account they have. */
export function JoinPage() {
  const person = usePerson();
  const navigate = useNavigate();
  const { code } = useScreen(joinPage).search;
  if (person?.role === 'student')
    return <Navigate {...linkTo(joinClassPage, {}, code === undefined ? {} : { code })} replace />;
  if (person !== null) return <Navigate {...linkTo(homeOf(person.role))} replace />;
  return (
    <ClassCodeStep
      above={<SignUpProgress who="student" step="code" isByCode />}
      code={code ?? readSignUpState().classCode}
      onDone={(chosen) => {
        keepSignUpState({ ...chosen, entry: BY_CODE });
        void navigate(linkTo(studentAccount, {}, { step: 'account' }));
      }}
    />
  );
}
