import { emailKey } from '#features/accounts/core/email-key.ts';
import type { AccountServices } from '#features/accounts/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { ACCOUNTS_PER_PAGE, type AdminAccount, type listAccounts as contract } from '../contract/people.ts';
import {
  countPeople,
  countWaiting,
  type PersonRow,
  selectClassesOf,
  selectClassesWith,
  selectPeople,
  selectTeacherEmails,
} from './people-queries.ts';

/** Accounts of the service, with what an admin approves or locks them by. */
export async function listAccounts(
  { db }: Pick<AccountServices, 'db'>,
  { query: { q, show, page } }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const words = q.toLowerCase().split(/\s+/u).filter(Boolean);
  const [found, total, waiting] = await Promise.all([
    selectPeople(db, { show, words, limit: ACCOUNTS_PER_PAGE, offset: page * ACCOUNTS_PER_PAGE }),
    countPeople(db, { show, words }),
    countWaiting(db),
  ]);
  return { accounts: await toAccounts(db, found), total, waiting };
}

async function toAccounts(db: Db, people: readonly PersonRow[]): Promise<AdminAccount[]> {
  const idsOf = (wanted: string) => people.flatMap(({ id, role }) => (role === wanted ? [id] : []));
  const [teacherIds, studentIds] = [idsOf('teacher'), idsOf('student')];
  const [owned, joined, emails] = await Promise.all([
    selectClassesOf(db, teacherIds),
    selectClassesWith(db, studentIds),
    teacherIds.length === 0 ? [] : selectTeacherEmails(db),
  ]);
  const classesOf = Map.groupBy<number, (typeof owned)[number] | (typeof joined)[number]>(
    [...owned, ...joined],
    (row) => ('teacher_id' in row ? row.teacher_id : row.student_id),
  );
  const byEmail = Map.groupBy(emails, ({ email }) => emailKey(email));
  return people.map((person) => ({
    ...toAccount(person),
    classes: (classesOf.get(person.id) ?? []).map((row) => ({
      id: row.id,
      name: row.name,
      studentCount: row.student_count,
      shared: 'shared' in row && row.shared,
    })),
    sameEmail:
      person.role !== 'teacher' || person.email === null
        ? []
        : (byEmail.get(emailKey(person.email)) ?? [])
            .filter(({ id }) => id !== person.id)
            .map((other) => ({ username: other.username, approved: other.keys_approved_at !== null })),
  }));
}

const toAccount = (row: PersonRow): Omit<AdminAccount, 'classes' | 'sameEmail'> => ({
  userId: row.id,
  username: row.username,
  firstName: row.first_name,
  lastName: row.last_name,
  role: roleOf(row),
  email: row.email,
  createdAt: row.created_at.toISOString(),
  lastLoginAt: row.last_login_at?.toISOString() ?? null,
  lockedAt: row.locked_at?.toISOString() ?? null,
  approvedAt: row.keys_approved_at?.toISOString() ?? null,
});

const ROLES = { student: 'student', teacher: 'teacher', admin: 'admin' } as const;

/** A parent has a student's account (product: "People"). */
const roleOf = ({ role, register_as }: PersonRow): AdminAccount['role'] =>
  register_as === 'parent' ? 'parent' : ROLES[role as keyof typeof ROLES];
