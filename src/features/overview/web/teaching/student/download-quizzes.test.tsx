import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { DownloadQuizzes } from './download-quizzes.tsx';

afterEach(cleanup);

const QUIZ = {
  title: 'Why Mud?',
  finishedAt: '2026-11-24T12:00:00.000Z',
  right: 2,
  total: 3,
  passed: true,
  fastAnswers: 0,
  passageLevel: 4,
  points: 12,
  minutes: 4,
  beforeReset: false,
  essay: null,
};

it('saves the quizzes of all pages in one file', async () => {
  const saved: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${saved.push(file)}`,
    revokeObjectURL: () => {},
  });
  const sizes = [100, 100, 1];
  let asked = 0;
  await renderWithServer(
    <DownloadQuizzes
      studentId={5}
      name="Ana Lopez"
      caption="Quizzes of Ana Lopez"
      asked={{ sinceReset: true, start: '2026-08-15' }}
    />,
    () => ({
      total: 201,
      timezone: 'America/New_York',
      quizzes: Array.from({ length: sizes[asked++] ?? 0 }, () => QUIZ),
    }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Download as CSV: Quizzes of Ana Lopez' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const lines = (await saved[0]!.text()).trimEnd().split('\r\n');
  expect(asked).toBe(3);
  expect(lines).toHaveLength(202);
  expect(lines.at(-1)).toBe('5,Ana Lopez,Why Mud?,2026-11-24,4,2,3,67,yes,0,12,4,,no');
});
