import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { StudentSupportsCard } from './student-supports-card.tsx';

afterEach(cleanup);

const NOTHING = { ownLevels: null, listening: false, largerText: false, lineFocus: false };
const show = (answer: (body: object) => unknown, waits: string | null = null) =>
  renderWithServer(
    <StudentSupportsCard
      classId={7}
      studentId={5}
      supports={NOTHING}
      levels={{ lowestLevel: 4, highestLevel: 9 }}
      waits={waits}
      refreshes={[]}
    />,
    ({ body }) => answer(body as object),
  );
const keep = (body: object) => ({ supports: { ...NOTHING, ...body } });
const turn = (name: string) => userEvent.click(screen.getByRole('switch', { name: new RegExp(`^${name}`) }));

it('saves each change by itself; own levels begin with those of the class', async () => {
  const calls = await show(keep);
  await turn('Larger text');
  await turn('Levels of their own');
  await userEvent.selectOptions(screen.getByLabelText('Highest passage level'), 'Five');
  const of = { classId: 7, studentId: 5 };
  await expect
    .poll(() => calls.map(({ body }) => body))
    .toEqual([
      { ...of, largerText: true },
      { ...of, ownLevels: { lowestLevel: 4, highestLevel: 9 } },
      { ...of, ownLevels: { lowestLevel: 4, highestLevel: 5 } },
    ]);
});

it('sends no crossed levels, and says why', async () => {
  const calls = await show(keep);
  await turn('Levels of their own');
  await userEvent.selectOptions(screen.getByLabelText('Highest passage level'), 'Two');
  expect(await screen.findByText('Two is below the lowest level, Four. Nothing was changed.')).toBeTruthy();
  expect(calls).toHaveLength(1);
});

it('says why nothing of it acts yet', async () => {
  await show(keep, 'Another class counts for Ana. This starts once Club counts.');
  expect(screen.getByText('Another class counts for Ana. This starts once Club counts.')).toBeTruthy();
});
