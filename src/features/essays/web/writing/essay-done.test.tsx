import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';
import { EssayDone } from './essay-done.tsx';
import type { EssayEnd } from './essay-form.tsx';

afterEach(cleanup);

it.each<[EssayEnd, string | null, string, string]>([
  [
    { kind: 'sent', ownWords: 24, points: 5 },
    'Ms. Rivera',
    'Handed in. Ms. Rivera will read it.',
    'earned 5 points',
  ],
  [
    { kind: 'sent', ownWords: 24, points: null },
    null,
    'Handed in. Your teacher will read it.',
    'with your answers',
  ],
  [{ kind: 'skipped' }, 'Ms. Rivera', 'You skipped it.', 'That is fine.'],
  [{ kind: 'gone' }, null, 'This essay is done.', 'You can keep reading'],
])('says of %j what became of it, with the next step', async (end, teacherName, heading, words) => {
  await renderScreen(
    <EssayDone end={end} teacherName={teacherName} quiz={{ attemptId: 31, versionId: 70 }} />,
  );
  expect(screen.getByRole('heading', { name: heading })).toBeTruthy();
  expect(screen.getByText(new RegExp(words))).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choose the next passage' })).toBeTruthy();
});
