import {
  IconHeartHandshake,
  IconHelpCircle,
  IconMailForward,
  IconMailOpened,
  IconMailX,
  IconSettingsX,
  IconUserCheck,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { listInquiries } from '#features/help/contract/contact.ts';
import { questionReport } from '#features/item-bank/contract/question-report.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import {
  accountsPage,
  familiesPage,
  inquiriesPage,
  jobsPage,
  mailPage,
  questionsPage,
} from '#platform/screens/core/staff-addresses.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { ErrorState } from '#platform/ui/web/error-state.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { Worklist, WorklistRow } from '#platform/ui/web/worklist-row.tsx';
import { count } from '#platform/wording/core/figures.ts';
import { listActs } from '../contract/audit-log.ts';
import { listFamilies } from '../contract/families.ts';
import { listJobs } from '../contract/jobs.ts';
import { listMails } from '../contract/mails.ts';
import { listAccounts } from '../contract/people.ts';
import { mailsToPassOn } from '../core/mails-to-pass-on.ts';
import { type AdminNeed, whatNeedsAdmin } from '../core/what-needs-admin.ts';
import { LastActs } from './last-acts.tsx';

/** What an admin comes for: people who wait, and what went wrong; then what was done last, and the ways to the rest. */
export function AdminHomePage() {
  const accounts = useEndpointQuery(listAccounts, { query: {} });
  const jobs = useEndpointQuery(listJobs, {});
  const mails = useEndpointQuery(listMails, { query: {} });
  const questions = useEndpointQuery(questionReport, {});
  const families = useEndpointQuery(listFamilies, {});
  const messages = useEndpointQuery(listInquiries, { query: {} });
  const locked = useEndpointQuery(listAccounts, { query: { show: 'locked' } });
  const acts = useEndpointQuery(listActs, { query: {} });
  const all = [accounts, jobs, mails, questions, families, messages, locked, acts];
  const failed = all.find(({ error }) => error !== null);
  return (
    <Page title="What needs you" width="teacher">
      {failed?.error ? (
        <ErrorState
          problem={failed.error.problem}
          onRetry={() => void Promise.all(all.map((query) => query.refetch()))}
          retrying={failed.isFetching}
        />
      ) : (
        <>
          {accounts.data && jobs.data && mails.data && questions.data && families.data && messages.data ? (
            <Needs
              waiting={accounts.data.waiting}
              failedJobs={jobs.data.failed.length}
              mailsGivenUp={mails.data.givenUp}
              mailsToPassOn={mailsToPassOn(mails.data, mails.dataUpdatedAt)}
              brokenQuestions={questions.data.broken.length}
              families={families.data.erasures.length + families.data.withdrawals.length}
              messages={messages.data.total}
            />
          ) : (
            <SkeletonCard lines={3} />
          )}
          <Section title="People">
            <Row gap={12} rowGap={8}>
              <LinkButton {...linkTo(accountsPage, {}, { show: 'all' })}>Find an account</LinkButton>
              {locked.data !== undefined && locked.data.total > 0 && (
                <LinkButton {...linkTo(accountsPage, {}, { show: 'locked' })}>
                  {count(locked.data.total, 'locked account')}
                </LinkButton>
              )}
            </Row>
          </Section>
          {acts.data && <LastActs acts={acts.data.acts} />}
        </>
      )}
    </Page>
  );
}

const ICONS: Readonly<Record<AdminNeed, ReactNode>> = {
  waiting: <IconUserCheck />,
  families: <IconHeartHandshake />,
  messages: <IconMailOpened />,
  jobs: <IconSettingsX />,
  mails: <IconMailX />,
  kept: <IconMailForward />,
  questions: <IconHelpCircle />,
};
const ACTS: Readonly<Record<AdminNeed, ReactNode>> = {
  waiting: <LinkButton {...linkTo(accountsPage)}>See who waits</LinkButton>,
  families: <LinkButton {...linkTo(familiesPage)}>See the families</LinkButton>,
  messages: <LinkButton {...linkTo(inquiriesPage)}>Read the messages</LinkButton>,
  jobs: <LinkButton {...linkTo(jobsPage)}>See the jobs</LinkButton>,
  mails: <LinkButton {...linkTo(mailPage)}>See the mail</LinkButton>,
  kept: <LinkButton {...linkTo(mailPage)}>Open the mail</LinkButton>,
  questions: <LinkButton {...linkTo(questionsPage)}>See the questions</LinkButton>,
};

function Needs(facts: Parameters<typeof whatNeedsAdmin>[0]) {
  const lines = whatNeedsAdmin(facts);
  if (lines.length === 0)
    return (
      <EmptyState title="Nothing needs you now">
        When a teacher waits to be approved, a message or a mail waits for you, or a job or a mail fails, it
        is listed here.
      </EmptyState>
    );
  return (
    <Worklist rows={lines} rowKey={({ need }) => need}>
      {({ need, why }) => <WorklistRow icon={ICONS[need]} tone="sun" why={why} act={ACTS[need]} />}
    </Worklist>
  );
}
