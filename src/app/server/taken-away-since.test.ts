import { expect, it } from 'vitest';
import { KNOWN_ACTS } from '#features/admin/core/acts.ts';
import { linesOfTakenAway, TAKEN_AWAY, TAKES_NOTHING } from './taken-away-since.ts';

const MADE_AT = '2026-10-14T03:00:00.000Z';

it('says of each act of the audit log, once, whether it takes something away', () => {
  const said = [...TAKEN_AWAY.flatMap(({ acts }) => acts), ...TAKES_NOTHING];
  expect(said.toSorted()).toEqual(KNOWN_ACTS.toSorted());
});

it('names everything where nothing is known', () => {
  const [first, ...lines] = linesOfTakenAway(MADE_AT, []);
  expect(first).toContain(`after ${MADE_AT} is there again`);
  expect(lines).toEqual(TAKEN_AWAY.map(({ what }) => `- ${what}`));
});

it('gives counts, days and names where the database that was replaced knows them', () => {
  const known = [
    { act: 'change-password', count: 2, last: new Date('2026-10-15T10:00:00Z'), whom: ['ana', 'ben'] },
    { act: 'reset-password', count: 1, last: new Date('2026-10-16T10:00:00Z'), whom: ['ana'] },
    { act: 'close-class-code', count: 1, last: new Date('2026-10-15T10:00:00Z'), whom: [] },
  ];
  const lines = linesOfTakenAway(MADE_AT, known);
  expect(lines).toContain('- accounts that were locked');
  expect(lines).toContain(
    '- class codes and family codes that were closed or renewed: 1, the last on 2026-10-15',
  );
  expect(lines).toContain('- passwords that were changed: 3, the last on 2026-10-16 (ana, ben)');
});
