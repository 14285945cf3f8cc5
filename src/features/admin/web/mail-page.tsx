import { useState } from 'react';
import { ownZone } from '#features/classes/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { DataTable } from '#platform/ui/web/data-table.tsx';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { Pager } from '#platform/ui/web/pager.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { shortDateTime } from '#platform/wording/core/figures.ts';
import { type AdminMail, listMails, MAILS_PER_PAGE } from '../contract/mails.ts';
import { MailDialog } from './mail-dialog.tsx';
import { MailStateBadge } from './mail-state-badge.tsx';

/** What the service wrote to people, and what became of it. */
export function MailPage() {
  const [page, setPage] = useState(0);
  const [opened, setOpened] = useState<AdminMail | null>(null);
  const query = useEndpointQuery(listMails, { query: { page } }, { placeholderData: (before) => before });
  return (
    <Page
      title="Mail"
      width="teacher"
      lead="What Openleaf wrote to people in the last 30 days. It is recorded who opens a mail here."
    >
      <QueryState query={query} skeleton={<SkeletonTable rows={6} columns={4} />}>
        {({ mails, total, sends }) => (
          <>
            {!sends && <NoServer />}
            <DataTable
              caption="Mails, the newest first"
              columns={columnsFor(setOpened)}
              rows={mails}
              rowKey={({ mailId }) => mailId}
              empty={
                <EmptyState title="No mail yet">
                  When a teacher forgets the password and asks for a new one, the mail is listed here.
                </EmptyState>
              }
            />
            <Pager page={page} size={MAILS_PER_PAGE} total={total} onTurn={setPage} />
          </>
        )}
      </QueryState>
      {opened !== null && <MailDialog key={opened.mailId} mail={opened} onClose={() => setOpened(null)} />}
    </Page>
  );
}

const NoServer = () => (
  <Note title="No mail server is set">
    <p>
      Mails are kept here and not sent. Open one to pass its link on to the person. To send mails, set
      SMTP_URL, MAIL_FROM, and PUBLIC_ORIGIN, as the README says.
    </p>
  </Note>
);

const columnsFor = (onOpen: (mail: AdminMail) => void): readonly Column<AdminMail>[] => [
  { id: 'subject', header: 'Subject', cell: ({ subject }) => subject, rowHeader: true },
  { id: 'to', header: 'To', cell: ({ username, to }) => (username === null ? to : `${username}, ${to}`) },
  { id: 'written', header: 'Written', cell: ({ writtenAt }) => shortDateTime(writtenAt, ownZone()) },
  { id: 'state', header: 'State', cell: (mail) => <MailStateBadge mail={mail} />, speaksForItself: true },
  {
    id: 'open',
    header: 'Text',
    speaksForItself: true,
    cell: (mail) => <OpenButton mail={mail} onOpen={onOpen} />,
  },
];

const OpenButton = ({
  mail,
  onOpen,
}: {
  readonly mail: AdminMail;
  readonly onOpen: (mail: AdminMail) => void;
}) => (
  <Button aria-label={`Open the mail to ${mail.username ?? mail.to}`} onClick={() => onOpen(mail)}>
    Open
  </Button>
);
