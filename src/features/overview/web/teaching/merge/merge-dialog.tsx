import { useState } from 'react';
import { DAYS_TO_UNDO_MERGE } from '#features/merges/core/undo-merge.ts';
import { accountToKeep } from '#features/merges/core/which-to-keep.ts';
import { joinedLeads } from '#features/merges/core/whose-level.ts';
import { Choices } from '#platform/ui/web/choices.tsx';
import { ConfirmDialog } from '#platform/ui/web/confirm-dialog.tsx';
import { Fact, Facts } from '#platform/ui/web/facts.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { daysAgo, wholeNumber } from '#platform/wording/core/figures.ts';
import type { RosterLine } from '../../../contract/endpoints.ts';
import { LevelNow } from '../level-now.tsx';
import styles from './merge-dialog.module.css';

/** One of the two accounts, with the name by which the teacher knows the student. */
export type Account = Pick<
  RosterLine,
  | 'studentId'
  | 'username'
  | 'pretestStatus'
  | 'initialLevel'
  | 'readingLevel'
  | 'quizzesTaken'
  | 'totalPoints'
  | 'lastSeen'
> & { readonly name: string };

interface MergeDialogProps {
  readonly accounts: readonly [Account, Account];
  /** Of the class. */
  readonly timezone: string;
  readonly open: boolean;
  readonly pending: boolean;
  readonly problem: string | null;
  readonly onConfirm: (kept: Account, joined: Account) => void;
  readonly onCancel: () => void;
}

/** Asks which of two accounts of a student stays, and says what becomes of both. */
export function MergeDialog({
  accounts,
  timezone,
  open,
  pending,
  problem,
  onConfirm,
  onCancel,
}: MergeDialogProps) {
  const [first, second] = accounts;
  const [keptId, setKeptId] = useState(accountToKeep(toWork(first), toWork(second)));
  const [kept, joined] = keptId === first.studentId ? [first, second] : [second, first];
  return (
    <ConfirmDialog
      open={open}
      title="Are these the same student?"
      confirmLabel="Merge accounts"
      pending={pending}
      onConfirm={() => onConfirm(kept, joined)}
      onCancel={onCancel}
    >
      <Stack gap={16}>
        <BothAccounts accounts={accounts} timezone={timezone} />
        <Choices
          legend="Which account stays?"
          options={accounts.map(({ studentId, username }) => ({ value: studentId, label: username }))}
          value={keptId}
          onChange={setKeptId}
        />
        <WhatHappens kept={kept} joined={joined} />
        <p>
          Be sure first: two students can share a name. If {joined.username} belongs to someone else, that
          student is locked out, and their work shows under {kept.username}.
        </p>
        <p>
          You can undo this for {DAYS_TO_UNDO_MERGE} days. Work done after the merge stays with{' '}
          {kept.username}.
        </p>
        <ProblemNote words={problem} />
      </Stack>
    </ConfirmDialog>
  );
}

const toWork = ({ studentId, quizzesTaken, totalPoints, lastSeen }: Account) => ({
  studentId,
  quizzesTaken,
  points: totalPoints ?? 0,
  lastSeen,
});

function BothAccounts({ accounts, timezone }: Pick<MergeDialogProps, 'accounts' | 'timezone'>) {
  const [now] = useState(() => Date.now());
  const lines = [
    ['Name', ({ name }: Account) => name],
    [
      'Last seen',
      ({ lastSeen }: Account) => (lastSeen === null ? 'Never' : daysAgo(lastSeen, now, timezone)),
    ],
    ['Quizzes', ({ quizzesTaken }: Account) => wholeNumber(quizzesTaken)],
    ['Points', ({ totalPoints }: Account) => wholeNumber(totalPoints ?? 0)],
    ['Level', (account: Account) => <LevelNow student={account} />],
  ] as const;
  return (
    <table className={styles.accounts}>
      <thead>
        <tr>
          <th scope="col">Username</th>
          {accounts.map(({ studentId, username }) => (
            <th key={studentId} scope="col">
              {username}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(([label, show]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {accounts.map((account) => (
              <td key={account.studentId}>{show(account)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function WhatHappens({ kept, joined }: { readonly kept: Account; readonly joined: Account }) {
  const leads = joinedLeads(placementOf(kept), placementOf(joined));
  return (
    <Facts className={styles.facts}>
      <Fact name="Stays">
        {kept.username}, with the quizzes, answers, points, essays, and classes of both.
      </Fact>
      <Fact name="Level">
        {leads
          ? `The level of ${joined.username}, because ${kept.username} has none yet.`
          : `The level of ${kept.username}.`}
      </Fact>
      <Fact name="Closes">
        {joined.username}. Whoever logs in there with the right password is told to use {kept.username}.
      </Fact>
      <Fact name="Ends">
        {leads
          ? 'Any passage that is open in either account now.'
          : `Any passage that is open in ${joined.username} now.`}
      </Fact>
    </Facts>
  );
}

const placementOf = ({ initialLevel, pretestStatus }: Account) => ({
  placed: initialLevel !== null,
  begun: pretestStatus === 'pretest_in_progress',
});
