import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { usePerson } from '#features/accounts/web/public.tsx';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { coTeacherLink, login, teacherAccount, teacherHome } from '#platform/screens/core/addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { acceptCoTeacherLink, readCoTeacherLink } from '../../contract/co-teachers.ts';
import { listClasses } from '../../contract/endpoints.ts';
import { classLabel } from '../grade-label.ts';
import { forgetSecret, takeSecret } from './kept-secret.ts';
import { useOpenClass } from './use-open-class.ts';

const TITLE = 'Teach a class together';

/** Where the link of an invitation leads. Its secret leaves the address bar as soon as it is read. */
export function CoTeacherLinkPage() {
  const [secret] = useState(() => takeSecret(location.hash));
  const person = usePerson();
  const navigate = useNavigate();
  useEffect(() => {
    if (location.hash !== '') void navigate({ ...linkTo(coTeacherLink), replace: true });
  }, [navigate]);
  if (secret === null) return <NoLink />;
  if (person === null) return <LogInFirst />;
  return person.role === 'teacher' ? <Invitation secret={secret} /> : <ForTeachers />;
}

function Invitation({ secret }: { readonly secret: string }) {
  const query = useEndpointQuery(readCoTeacherLink, { body: { secret } });
  const { send, pending } = useEndpointMutation(acceptCoTeacherLink, { refreshes: [listClasses] });
  const [problem, setProblem] = useState<string | null>(null);
  const openClass = useOpenClass();
  const accept = async (className: string) => {
    const result = await send({ body: { secret } });
    if (!result.ok) {
      setProblem(result.problem.detail);
      return;
    }
    forgetSecret();
    await openClass(result.data.classId, className);
  };
  if (query.error?.problem.code === 'no-invite') return <NotYours words={query.error.problem.detail} />;
  return (
    <Page title={TITLE} width="form">
      <QueryState query={query} skeleton={<SkeletonCard lines={2} />}>
        {({ className: name, grade, ownerName }) => (
          <Card gap={16}>
            <p>
              {ownerName} invites you to teach <strong>{classLabel({ name, grade })}</strong>. You will see
              the class and its students as its owner does.
            </p>
            <ProblemNote words={problem} />
            <Row gap={12}>
              <Button
                variant="primary"
                pending={pending}
                pendingLabel="Accepting…"
                onClick={() => void accept(name)}
              >
                Accept
              </Button>
              <LinkButton {...linkTo(teacherHome)} variant="quiet">
                Not now
              </LinkButton>
            </Row>
          </Card>
        )}
      </QueryState>
    </Page>
  );
}

const LogInFirst = () => (
  <Page
    title={TITLE}
    width="form"
    lead="Log in with the teacher account that has the email address this invitation was sent to."
  >
    <Card gap={16}>
      <div>
        <LinkButton {...linkTo(login, {}, { to: coTeacherLink.path })} variant="primary">
          Log in
        </LinkButton>
      </div>
      <p>New here? Create a teacher account with that email address. Then you come back here.</p>
      <div>
        <LinkButton {...linkTo(teacherAccount)}>Create a teacher account</LinkButton>
      </div>
    </Card>
  </Page>
);

const ForTeachers = () => (
  <Page
    title={TITLE}
    width="form"
    lead="This invitation is for teachers. Log in with a teacher account to see it."
  />
);

/** A link that is over, or another's, is forgotten: it must not lead the next person of this tab here. */
function NotYours({ words }: { readonly words: string }) {
  useEffect(forgetSecret, []);
  return (
    <Page title="This invitation does not work here" width="form" lead={words}>
      <div>
        <LinkButton {...linkTo(teacherHome)} variant="primary">
          Home
        </LinkButton>
      </div>
    </Page>
  );
}

const NoLink = () => (
  <Page
    title="Open the link again"
    width="form"
    lead="This page needs the whole link. Open it from the email, or ask the teacher who invited you for a new one."
  />
);
