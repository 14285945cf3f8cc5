import type { TestApp } from '#app/server/testing/test-app.ts';
import type { Person } from '#app/server/world.ts';
import { logIn } from '#features/accounts/contract/endpoints.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { typeCommand } from './type-command.ts';

/** What an operator types beside a service that runs, and what comes of it there. */
export function typeAtService(test: TestApp) {
  const type = (words: readonly string[], input?: string) =>
    typeCommand(words, { DATABASE_URL: test.url }, input);
  return {
    type,
    openleaf: (...words: string[]) => type(['openleaf', ...words]),
    logInStatus: async (username: string, password: string) =>
      (await test.world.anyone.call(logIn, { body: { username, password } })).status,
    /** Whether a class code lets a new student in. */
    joinStatus: async (code: string) => {
      const student = await test.world.student('Eli');
      return (await student.call(joinClass, { body: { classCode: code } })).status;
    },
    /** Since when a teacher is approved. */
    approvedAt: async ({ id }: Person) => {
      const { rows } = await test.database.pool.query<{ at: Date | null }>(
        'select keys_approved_at as at from users where id = $1',
        [id],
      );
      return rows[0]?.at ?? null;
    },
    /** The last act of an operator. */
    lastAct: async () => {
      const { rows } = await test.database.pool.query<{ act: string; about: number | null }>(
        'select act, subject_user_id as about from audit_log where actor_user_id is null order by id desc limit 1',
      );
      return rows[0];
    },
  };
}
