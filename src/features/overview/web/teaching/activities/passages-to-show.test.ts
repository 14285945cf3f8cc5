import { expect, it } from 'vitest';
import { toShow } from './passages-to-show.ts';

const found = (count: number) => Array.from({ length: count }, (_, index) => ({ versionId: index + 1 }));
const given = ({ assigned = [], read = [] }: { assigned?: number[]; read?: number[] }) => ({
  isLast: (id: number) => assigned.includes(id) || read.includes(id),
  isAssigned: (id: number) => assigned.includes(id),
});
const shown = (count: number, of: Parameters<typeof given>[0]) =>
  toShow(found(count), given(of)).map(({ versionId }) => versionId);

it.each([
  ['the first five', 9, {}, [1, 2, 3, 4, 5]],
  ['all of few', 2, {}, [1, 2]],
  ['new ones in place of what was read', 9, { read: [1, 3] }, [2, 4, 5, 6, 7]],
  ['what is assigned after five new ones', 9, { assigned: [2] }, [1, 3, 4, 5, 6, 2]],
  ['nothing of what is assigned farther down', 9, { assigned: [8] }, [1, 2, 3, 4, 5]],
  ['each once, where few are new', 4, { assigned: [1], read: [2] }, [3, 4, 1, 2]],
  ['what is assigned, not what was read', 12, { assigned: [1, 2], read: [3] }, [4, 5, 6, 7, 8, 1, 2]],
  ['all of it where everything is assigned', 7, { assigned: [1, 2, 3, 4, 5, 6, 7] }, [1, 2, 3, 4, 5]],
])('shows %s', (_, count, of, ids) => expect(shown(count, of)).toEqual(ids));

it('shows more when more are asked for, and then what was read', () => {
  const of = given({ assigned: [2], read: [1] });
  expect(toShow(found(9), of, 10).map(({ versionId }) => versionId)).toEqual([3, 4, 5, 6, 7, 8, 9, 1, 2]);
});
