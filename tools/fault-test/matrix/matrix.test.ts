import { expect, it } from 'vitest';
import { missedOf, runAndReport, SMALL_RUN } from '../../harness/report.ts';
import { matrix } from './matrix.ts';

/** The whole matrix is walked by `npm test` in src/app/server/authorisation.test.ts; here is looked at what catches. */
it('catches endpoints that show a class to whichever teacher asks, and quizzes to a teacher of another class', async () => {
  const report = await runAndReport({ kind: 'fault-test', name: 'matrix' }, matrix, {
    ...SMALL_RUN,
    injectFault: true,
  });
  expect(report.pass).toBe(false);
  expect(missedOf(report.figures).map(({ name }) => name)).toEqual([
    'combinations met otherwise than the contract says',
    'scores, points, levels, rules, keys and names seen or moved by teachers of other classes',
  ]);
});
