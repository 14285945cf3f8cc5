import { usernameKey } from '#features/accounts/core/username.ts';
import { approveTeacher } from '#features/accounts/server/public.ts';
import type { Teacher } from '../world.ts';
import type { TestApp } from './test-app.ts';

type Approving = Pick<TestApp, 'database' | 'clock'>;

/** Approves a teacher, so that their classes are confirmed. */
export const approve = ({ database, clock }: Approving, { username }: Pick<Teacher, 'username'>) =>
  approveTeacher(database.db, usernameKey(username), clock.now());

/** A teacher whom an admin has approved, so that classes of theirs are confirmed. */
export async function approvedTeacher(
  test: Approving & Pick<TestApp, 'world'>,
  name: string,
): Promise<Teacher> {
  const teacher = await test.world.teacher(name);
  await approve(test, teacher);
  return teacher;
}
