import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { href } from '#platform/screens/core/address.ts';
import { classProgressPage } from '#platform/screens/core/staff-addresses.ts';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';
import { NOW, rosterLine } from '../testing/fixture-roster.ts';
import { ClassSummary } from './class-summary.tsx';

afterEach(cleanup);

const schoolClass = { id: 3, grade: 4, timezone: 'UTC' };
const show = (quizzesTaken: number, quizzesPassed: number) =>
  renderScreen(
    <ClassSummary
      schoolClass={schoolClass}
      students={[rosterLine('Ana', { quizzesTaken, quizzesPassed })]}
      asOf={NOW}
    />,
  );

it('counts the quizzes of a class once there are some', async () => {
  await show(0, 0);
  expect(screen.queryByText(/in all/)).toBeNull();
  cleanup();
  await show(7, 4);
  const leadsTo = screen.getByRole('link', { name: '7 read in all, 4 passed' }).getAttribute('href');
  expect(leadsTo).toContain(href(classProgressPage, { id: 3 }));
  expect(leadsTo).toContain('from=2000-01-01');
});
