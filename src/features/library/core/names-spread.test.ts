import { expect, it } from 'vitest';
import { FIXTURE_PASSAGE } from './fixture-passage.ts';
import { namesIn, namesVerdict } from './names-spread.ts';
import type { Passage } from './passage-file.ts';

it('takes capitalised words as names where no sentence begins', () => {
  const text =
    'Rain fell on Ostrava. "Come in," said Bruna, and Coach Ilves shut the door. On Monday they left for Bruna\'s farm. Then it stopped.';
  expect([...namesIn(text)]).toEqual(['Ostrava', 'Bruna', 'Ilves']);
});

const named = (id: string, text: string, series?: Passage['series']): Passage => ({
  ...FIXTURE_PASSAGE,
  id,
  text,
  ...(series && { series }),
});
const pool = (passages: readonly Passage[]) => ({ where: 'level 5', passages, advisory: false });
const text = 'At noon old Bruna came.';

it('lets a name stand in two worlds of a level, and not in a third', () => {
  const two = [named('a', text), named('b', text)];
  expect(namesVerdict(pool(two))).toMatchObject({ ok: true });
  expect(namesVerdict(pool([...two, named('c', text)]))).toMatchObject({ ok: false, measured: 'Bruna ×3' });
});

it('takes a series as one world', () => {
  const parts = [1, 2, 3].map((part) => named(`part-${part}`, text, { id: 'the-farm', part }));
  expect(namesVerdict(pool(parts))).toMatchObject({ ok: true });
});
