import { CompiledQuery } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDemoSchool } from '#app/server/demo-school.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { readConfig } from '#platform/config/server/config.ts';
import { replayEverything } from './replay.ts';

/** A school with two months of history, made by the real calls. */
const test = useTestApp();
const TEST_TIMEOUT_MS = 120_000;

beforeAll(async () => {
  const config = readConfig({ LOG_LEVEL: 'silent', DATABASE_URL: test.url });
  await openDemoSchool(test.database, config, { today: test.clock.now(), log: () => {} });
}, TEST_TIMEOUT_MS);

describe('a replay of the demo school', () => {
  it('arrives at every stored state, to the last bit', async () => {
    const { differences, ...counts } = await replayEverything(test.database.db);
    expect(differences).toEqual([]);
    expect(counts.students).toBe(25);
    expect(counts.answers).toBeGreaterThan(1000);
    expect(counts.questions).toBeGreaterThan(50);
  });

  it.each([
    [
      'an answer that was changed',
      // One that was not too fast: those that were change no state.
      `update answers set is_right = not is_right where (student_id, attempt_id, position) in (
         select b.student_id, b.attempt_id, b.position from answers b
           join attempts a on (a.student_id, a.id) = (b.student_id, b.attempt_id)
          where a.status = 'finished' and a.kind = 'practice' and not b.is_fast
          order by b.student_id, b.attempt_id, b.position limit 1)`,
      /student \d+, attempt \d+: state after/,
    ],
    [
      'a level that was changed',
      `update student_progress set mean = mean + 1e-12 where student_id = (select min(student_id) from student_progress)`,
      /student \d+: state now/,
    ],
    [
      'a reason that was changed',
      `update attempts set reason = reason || '{"expected": 1}' where reason is not null`,
      /reason/,
    ],
    [
      'a question that was changed',
      'update question_states set difficulty = difficulty + 1e-12 where question_id = (select min(question_id) from question_states)',
      /question \d+/,
    ],
    ['an event that is gone', "delete from progress_events where kind = 'started'", /state before/],
  ])('notices %s', async (_, change, where) => {
    await test.database.db
      .transaction()
      .execute(async (tx) => {
        await tx.executeQuery(CompiledQuery.raw(change));
        const { differences } = await replayEverything(tx);
        expect(differences.some((difference) => where.test(difference.where))).toBe(true);
        throw new Error('taken back');
      })
      .catch((error: Error) => {
        if (error.message !== 'taken back') throw error;
      });
  });
});
