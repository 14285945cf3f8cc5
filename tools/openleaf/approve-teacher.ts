import { usernameKey } from '#features/accounts/core/username.ts';
import {
  approveTeacher,
  lockAccountNamed,
  lockApprovals,
  type NamedAccount,
  selectTeachersOfEmail,
  workOf,
} from '#features/accounts/server/public.ts';
import { selectClassesOfTeacher, selectStudentNames } from '#features/classes/server/public.ts';
import { recordAct } from '#platform/audit/server/record-act.ts';
import type { Db } from '#platform/db/server/database.ts';
import { type Command, done, type Outcome, refused } from './command.ts';
import { describePerson, findAccount } from './people.ts';

/** In the demo every teacher is approved at once. */
export const approveTeacherCommand: Command = {
  name: 'approve-teacher',
  takes: ['USERNAME'],
  options: { yes: { type: 'boolean' }, 'same-email': { type: 'boolean' } },
  help: 'Shows who a teacher is, asks, and opens the keys of the library to them; students may ask for them by email address.',
  async run({ database: { db }, given: [username = ''], options, terminal, now }) {
    const account = await findAccount(db, username);
    if (account?.role !== 'teacher') return refused(`There is no teacher with the username "${username}".`);
    if (account.keys_approved_at !== null) return done(`${describePerson(account)} is approved already.`);
    const others = await selectTeachersOfEmail(db, account);
    terminal.say([await introduce(db, account), ...others.map(warnOf)].join('\n'));
    const maySame = options['same-email'] === true;
    const same = sameEmailFault(others, maySame);
    if (same) return same;
    if (options['yes'] !== true && !isYes(await terminal.ask('Approve this teacher? (yes or no) ')))
      return refused('Nothing was changed.');
    return db.transaction().execute(async (tx) => {
      await lockApprovals(tx);
      // The teacher may have changed name and address while the operator read.
      const current = await lockAccountNamed(tx, usernameKey(username));
      if (!current || !isAsShown(current, account))
        return refused('Nothing was changed: this account changed meanwhile. Run the command again.');
      // Another teacher may have been approved with this address.
      const sameNow = sameEmailFault(await selectTeachersOfEmail(tx, current), maySame);
      if (sameNow) return sameNow;
      await approveTeacher(tx, usernameKey(username), now);
      await recordAct(tx, { act: 'approve-teacher', by: null, about: account.id }, now);
      return done(`${describePerson(account)} is approved.`);
    });
  },
};

type Other = Awaited<ReturnType<typeof selectTeachersOfEmail>>[number];

function sameEmailFault(others: readonly Other[], maySame: boolean): Outcome | null {
  const approved = others.find((other) => other.keys_approved_at !== null);
  if (!approved || maySame) return null;
  return refused(
    `Nothing was changed: the approved teacher "${approved.username}" has this email address. To approve both, add --same-email.`,
  );
}

const isAsShown = (current: NamedAccount, shown: NamedAccount): boolean =>
  current.id === shown.id &&
  current.email === shown.email &&
  current.first_name === shown.first_name &&
  current.last_name === shown.last_name;

const isYes = (answer: string | null): boolean => /^\s*y(es)?\s*$/i.test(answer ?? '');

const warnOf = ({ username, keys_approved_at }: Other) =>
  `WARNING: the teacher "${username}" (${keys_approved_at === null ? 'not approved' : 'APPROVED'}) has this email address too.`;

/** Anybody can sign up as a teacher; the operator approves whom they know by these. */
async function introduce(db: Db, account: NamedAccount): Promise<string> {
  const { jobTitle, teaching } = workOf(account);
  const classes = await selectClassesOfTeacher(db, account.id);
  const students = Map.groupBy(await selectStudentNames(db, account.id), (row) => row.class_id);
  const lines = classes.map(({ id, name, grade }) => {
    const names = (students.get(id) ?? []).map(
      (row) => `${row.first_name} ${row.last_name}`.trim() || row.username,
    );
    return `  Class "${name}", grade ${grade}: ${names.length === 0 ? 'no students' : names.join(', ')}`;
  });
  return [
    describePerson(account),
    `  Email address, as they gave it: ${account.email ?? 'none'}`,
    ...(jobTitle === null ? [] : [`  Job title, as they gave it: ${jobTitle}`]),
    ...(teaching === null ? [] : [`  Teaches, as they gave it: ${teaching}`]),
    `  Signed up on ${account.created_at.toISOString().slice(0, 10)}`,
    ...(lines.length === 0 ? ['  No classes'] : lines),
  ].join('\n');
}
