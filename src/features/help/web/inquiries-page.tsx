import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ownZone } from '#features/classes/web/public.tsx';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { accountsPage, inquiriesPage } from '#platform/screens/core/staff-addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { SelectField } from '#platform/ui/web/fields.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { Pager } from '#platform/ui/web/pager.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { shortDateTime } from '#platform/wording/core/figures.ts';
import { finishInquiry, INQUIRIES_PER_PAGE, type Inquiry, listInquiries } from '../contract/contact.ts';
import styles from './inquiries.module.css';

/** What people wrote from the contact page: those that wait, or those that are done. */
export function InquiriesPage() {
  const { show, page = 1 } = useScreen(inquiriesPage).search;
  const navigate = useNavigate();
  const go = (search: { readonly show?: 'done' | undefined; readonly page?: number }) =>
    void navigate({ ...linkTo(inquiriesPage, {}, search), replace: true });
  const query = useEndpointQuery(
    listInquiries,
    { query: { show: show ?? 'waiting', page: page - 1 } },
    { placeholderData: (before) => before, refetchOnMount: 'always' },
  );
  return (
    <Page title="Messages" width="teacher" lead="What people wrote to you from the contact page.">
      <div className={styles.filter}>
        <SelectField
          name="show"
          label="Show"
          value={show ?? 'waiting'}
          options={[
            { value: 'waiting', label: 'Waiting' },
            { value: 'done', label: 'Done' },
          ]}
          onChange={(value) => go({ show: value === 'done' ? 'done' : undefined })}
        />
      </div>
      <QueryState query={query} skeleton={<SkeletonCard lines={4} />}>
        {({ inquiries, total }) =>
          inquiries.length === 0 ? (
            <Nothing done={show === 'done'} />
          ) : (
            <>
              <Stack as="ul" gap={16}>
                {inquiries.map((inquiry) => (
                  <OneInquiry key={inquiry.inquiryId} inquiry={inquiry} />
                ))}
              </Stack>
              <Pager
                page={page - 1}
                size={INQUIRIES_PER_PAGE}
                total={total}
                onTurn={(next) => go({ show, page: next + 1 })}
              />
            </>
          )
        }
      </QueryState>
    </Page>
  );
}

const Nothing = ({ done }: { readonly done: boolean }) =>
  done ? (
    <EmptyState title="Nothing is done yet">
      Messages that you have dealt with are kept here for 90 days.
    </EmptyState>
  ) : (
    <EmptyState title="No messages are waiting">
      When somebody writes from the contact page, you read it here.
    </EmptyState>
  );

function OneInquiry({ inquiry }: { readonly inquiry: Inquiry }) {
  const { send, pending } = useEndpointMutation(finishInquiry, { refreshes: [listInquiries] });
  const [problem, setProblem] = useState<string | null>(null);
  const isDone = inquiry.doneAt !== null;
  const finish = async () => {
    const result = await send({ params: { id: inquiry.inquiryId }, body: { done: !isDone } });
    setProblem(result.ok ? null : result.problem.detail);
    if (!result.ok) return;
    announce(isDone ? 'The message waits again.' : 'The message is done.');
    // The button that had the focus is gone with its message.
    document.querySelector<HTMLElement>('main h1')?.focus();
  };
  return (
    <Card as="li" gap={12}>
      <Sender {...inquiry} />
      <p className={styles.text}>{inquiry.text}</p>
      <div>
        <Button pending={pending} onClick={() => void finish()}>
          {isDone ? 'Move back to waiting' : 'Mark as done'}
        </Button>
      </div>
      <ProblemNote words={problem} />
    </Card>
  );
}

const Sender = ({ name, email, username, writtenAt }: Inquiry) => (
  <div>
    <p className={styles.name}>{name || username || email}</p>
    <p className={styles.facts}>
      {shortDateTime(writtenAt, ownZone())}
      {email !== '' && (
        <>
          {' · '}
          <a href={`mailto:${email}`}>{email}</a>
        </>
      )}
      {username !== null && (
        <>
          {' · '}
          <TextLink {...linkTo(accountsPage, {}, { q: username, show: 'all' })}>{username}</TextLink>
        </>
      )}
    </p>
  </div>
);
