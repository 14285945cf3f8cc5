import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { readers } from '../testing/fixture-class.ts';
import { readerAt } from '../testing/fixture-roster.ts';
import { useMiddleLevel } from './use-middle-level.ts';

afterEach(cleanup);

const students = [readerAt('Ana', 2), readerAt('Ben', 6), readerAt('Cal', 7), readerAt('Dee', 6)];
const idOf = (name: string) => name.charCodeAt(0);

const Level = ({ chosen }: { readonly chosen: readonly number[] | null }) => (
  <p>{`Level ${useMiddleLevel(readers, chosen)}`}</p>
);

it.each([
  ['of the class', null, 6],
  ['of the class while nobody is chosen', [], 6],
  ['of one who is chosen alone, whatever the class reads', [idOf('Ana')], 2],
  ['of several who are chosen', [idOf('Ben'), idOf('Cal'), idOf('Ana')], 6],
])('is the level %s', async (_, chosen, level) => {
  await renderWithServer(<Level chosen={chosen} />, () => ({ students }));
  expect(await screen.findByText(`Level ${level}`)).toBeTruthy();
});
