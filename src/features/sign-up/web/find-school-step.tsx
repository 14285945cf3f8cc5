import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useActor } from '#features/accounts/web/public.tsx';
import { readSchoolAccount } from '#features/schools/contract/own-school.ts';
import { FindSchool } from '#features/schools/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { isShownAsBelonging, signUpSteps, statusAt, stepAfter } from '../core/sign-up-flow.ts';
import { addressAt } from './address-at.ts';
import { SignUpProgress } from './sign-up-progress.tsx';
import { keepSignUpState, readSignUpState } from './sign-up-state.ts';
import { readSignUpSwitches } from './sign-up-switches.ts';

/** A teacher finds their school, while signing up. Who belongs to one, or of whom that cannot be found out, goes on. */
export function FindSchoolStep() {
  const { userId } = useActor();
  const navigate = useNavigate();
  const next = stepAfter(signUpSteps('teacher', readSignUpSwitches(), readSignUpState()), 'school');
  const on = linkTo(addressAt(next));
  const goOn = () => {
    keepSignUpState({ status: statusAt(next) });
    return navigate({ ...on, replace: true });
  };
  const account = useEndpointQuery(readSchoolAccount, { params: { id: userId } }, { retry: false });
  const belongs = isShownAsBelonging(account);
  useEffect(() => {
    if (belongs) void goOn();
  });
  if (belongs || account.data === undefined) return null;
  return (
    <Page
      title="Find your school"
      width="student"
      above={<SignUpProgress who="teacher" step="school" />}
      lead="Your account is ready. Where do you teach? You can also choose your school later, in your settings."
    >
      <FindSchool
        onChosen={goOn}
        otherwise={
          <LinkButton {...on} variant="quiet">
            Not now
          </LinkButton>
        }
      />
    </Page>
  );
}
