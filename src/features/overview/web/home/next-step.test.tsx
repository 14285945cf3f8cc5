import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';
import { StartsOver } from './next-step.tsx';

afterEach(cleanup);

it.each([
  [false, 120, 'You keep your 120 points.'],
  [true, 0, 'Your points start at 0 again, too.'],
])('says that the student starts over, and what becomes of the points', async (pointsToo, points, words) => {
  await renderScreen(<StartsOver pointsToo={pointsToo} points={points} />);
  expect(screen.getByText(/Your teacher lets you start over/).textContent).toContain(words);
});
