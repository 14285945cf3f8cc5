import { IconDots } from '@tabler/icons-react';
import { ownZone } from '#features/classes/web/public.tsx';
import { Badge } from '#platform/ui/web/badge.tsx';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import { Menu, type MenuItem } from '#platform/ui/web/menu.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { count } from '#platform/wording/core/figures.ts';
import { shortDate } from '#platform/wording/core/short-date.ts';
import type { AdminAccount } from '../contract/people.ts';
import { nameOfAccount } from '../core/account-words.ts';
import styles from './accounts.module.css';
import type { Act } from './act-dialog.tsx';

const ROLES = { student: 'Student', parent: 'Parent', teacher: 'Teacher', admin: 'Admin' } as const;

/** @param onAct somebody chose what to do with an account. */
export const accountColumns = (
  onAct: (act: Act, account: AdminAccount) => void,
): readonly Column<AdminAccount>[] => [
  {
    id: 'name',
    header: 'Name',
    rowHeader: true,
    cell: (account) => (
      <div className={styles.name}>
        {nameOfAccount(account)}
        <span className={styles.about}>{account.username}</span>
        {account.email !== null && <span className={styles.about}>{account.email}</span>}
      </div>
    ),
  },
  { id: 'role', header: 'Role', cell: ({ role }) => ROLES[role] },
  { id: 'classes', header: 'Classes', cell: (account) => <Classes account={account} /> },
  { id: 'created', header: 'Signed up', cell: ({ createdAt }) => <Day at={createdAt} /> },
  {
    id: 'seen',
    header: 'Last login',
    cell: ({ lastLoginAt }) => (lastLoginAt === null ? 'never' : <Day at={lastLoginAt} />),
  },
  { id: 'state', header: 'State', speaksForItself: true, cell: (account) => <State account={account} /> },
  {
    id: 'acts',
    header: 'Actions',
    speaksForItself: true,
    cell: (account) => (
      <div className={styles.acts}>
        <Acts account={account} onAct={onAct} />
      </div>
    ),
  },
];

/** A day on one line. */
const Day = ({ at }: { readonly at: string }) => (
  <span className={styles.whole}>{shortDate(at, ownZone())}</span>
);

/** The classes that a teacher teaches with their size, and the classes that a student is in: each on a line of its own. */
function Classes({ account: { role, classes } }: { readonly account: AdminAccount }) {
  if (classes.length === 0) return role === 'teacher' ? 'none' : null;
  return classes.map(({ name, studentCount, shared }, index) => (
    // Two classes may have one name.
    <span key={index} className={styles.class}>
      {role === 'teacher'
        ? `${name} (${count(studentCount, 'student')}${shared ? ', as co-teacher' : ''})`
        : name}
    </span>
  ));
}

const State = ({
  account: { role, lockedAt, approvedAt, sameEmail },
}: {
  readonly account: AdminAccount;
}) => (
  <Row gap={4} rowGap={4}>
    {lockedAt !== null && <Badge tone="berry">Locked</Badge>}
    {role === 'teacher' && approvedAt !== null && <Badge tone="leaf">Approved</Badge>}
    {role === 'teacher' && approvedAt === null && <Badge tone="sun">Not approved</Badge>}
    {sameEmail.length > 0 && <Badge tone="berry">Same email as {sameEmail[0]?.username}</Badge>}
  </Row>
);

function Acts({
  account,
  onAct,
}: {
  readonly account: AdminAccount;
  readonly onAct: (act: Act, account: AdminAccount) => void;
}) {
  const { role, approvedAt, lockedAt } = account;
  const act = (what: Act, label: string, danger = false): MenuItem => ({
    label,
    danger,
    onPress: () => onAct(what, account),
  });
  // An admin's account is locked, unlocked, logged out and erased on the server.
  const isAdmin = role === 'admin';
  const items = [
    ...(role === 'teacher' && approvedAt === null ? [act('approve', 'Approve this teacher')] : []),
    ...(isAdmin || lockedAt !== null ? [] : [act('impersonate', 'Act as this person')]),
    ...(role === 'student' ? [act('parents', 'See the parents')] : []),
    act('download', 'Download their data'),
    ...(isAdmin || lockedAt !== null ? [] : [act('clear', 'Clear wrong passwords')]),
    ...(isAdmin || lockedAt !== null ? [] : [act('logOut', 'Log out everywhere')]),
    ...(isAdmin || lockedAt === null ? [] : [act('unlock', 'Unlock this account')]),
    ...(isAdmin || lockedAt !== null ? [] : [act('lock', 'Lock this account', true)]),
    ...(isAdmin ? [] : [act('erase', 'Erase this person', true)]),
  ];
  return (
    <Menu
      label={`What to do with ${nameOfAccount(account)}`}
      face={<IconDots size={20} aria-hidden />}
      items={items}
    />
  );
}
