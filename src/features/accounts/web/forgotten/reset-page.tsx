import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { forgotPassword, login, resetPassword } from '#platform/screens/core/addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Form } from '#platform/ui/web/form.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { SkeletonLines } from '#platform/ui/web/skeletons.tsx';
import { chooseForgottenPassword, readPasswordLink } from '../../contract/forgotten-password.ts';
import { linkEnd, type PasswordLinkEnd, readLinkEnd } from '../../core/password-link.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';

/** Where the link in the mail leads: the new password twice. The token leaves the address bar as soon as it is read. */
export function ResetPage() {
  const [end] = useState(() => readLinkEnd(location.hash));
  const [isDone, setDone] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (location.hash !== '') void navigate({ ...linkTo(resetPassword), replace: true });
  }, [navigate]);
  if (isDone) return <Done key="done" />;
  return end === null ? (
    <NoLink key="none" />
  ) : (
    <ChoosePassword key="choose" end={end} onDone={() => setDone(true)} />
  );
}

interface ChooseProps {
  readonly end: PasswordLinkEnd;
  readonly onDone: () => void;
}

function ChoosePassword({ end, onDone }: ChooseProps) {
  const query = useEndpointQuery(
    readPasswordLink,
    { body: { link: linkEnd(end) } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const [isOver, setOver] = useState(false);
  if (isOver || query.error?.problem.code === 'link-over') return <LinkOver key="over" />;
  return (
    <Page
      title="Choose a new password"
      width="form"
      lead={
        query.data && (
          <>
            For the account <strong>{query.data.username}</strong>
          </>
        )
      }
    >
      <QueryState query={query} skeleton={<SkeletonLines lines={4} />}>
        {(account) => (
          <PasswordTwice end={end} account={account} onDone={onDone} onOver={() => setOver(true)} />
        )}
      </QueryState>
    </Page>
  );
}

interface PasswordTwiceProps extends ChooseProps {
  readonly account: { readonly username: string; readonly shortest: number };
  /** The link was used in another window, or replaced by a newer one. */
  readonly onOver: () => void;
}

function PasswordTwice({ end, account: { username, shortest }, onDone, onOver }: PasswordTwiceProps) {
  const form = useEndpointForm(chooseForgottenPassword, {
    initial: { newPassword: '', confirmPassword: '' },
    toInput: (passwords) => ({ body: { link: linkEnd(end), ...passwords } }),
    patient: true,
    onDone,
  });
  const isOver = form.problem?.code === 'link-over';
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  return (
    <Card>
      <Form form={form}>
        {/* For the browser's list of passwords, which keeps the new one under this name. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <NewPasswordFields field={form.field} shortest={shortest} />
        <Button type="submit" variant="primary" wide pending={form.pending} pendingLabel="Saving…">
          Save the new password
        </Button>
      </Form>
    </Card>
  );
}

const Done = () => (
  <Page
    title="Your password is changed"
    width="form"
    lead="All devices are logged out. Log in with the new password."
  >
    <LinkButton {...linkTo(login)} variant="primary">
      Log in
    </LinkButton>
  </Page>
);

const NewLink = () => (
  <LinkButton {...linkTo(forgotPassword)} variant="primary">
    Ask for a new link
  </LinkButton>
);

const LinkOver = () => (
  <Page
    title="This link does not work any more"
    width="form"
    lead="A link works once, for a short time, and only the newest one does."
  >
    <NewLink />
  </Page>
);

const NoLink = () => (
  <Page
    title="Open the link in your mail again"
    width="form"
    lead="This page needs the whole link. Open it from the mail, or ask for a new one."
  >
    <NewLink />
  </Page>
);
