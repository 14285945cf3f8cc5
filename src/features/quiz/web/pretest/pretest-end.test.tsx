import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { href } from '#platform/screens/core/address.ts';
import { studentHome } from '#platform/screens/core/addresses.ts';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';
import { PretestEnd } from './pretest-end.tsx';

afterEach(cleanup);

const rank = {
  rankId: 1,
  title: 'Luminary',
  totalPoints: 10,
  minPoints: 0,
  next: { title: 'Orienteer', minPoints: 45, missing: 35 },
};

it('says what was done, the first rank, the level to start at, and leads to the first passage', async () => {
  await renderScreen(
    <PretestEnd initialLevel={4} passagesDone={4} reward={{ points: 10, rank }} again={false} />,
  );
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'You can start at Level Four' }));
  expect(screen.getByText('You read 4 passages and answered every question.')).toBeTruthy();
  const reward = screen.getByRole('region', { name: 'Luminary' });
  expect(reward.textContent).toContain('Your first rank');
  expect(reward.textContent).toContain('+10 points for finishing the pretest.');
  expect(screen.getByText('Level Four')).toBeTruthy();
  expect(screen.getByText(/^Your first passages may be a little easier or harder than that/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choose your first passage' }).getAttribute('href')).toBe(
    href(studentHome),
  );
});

it('says nothing of a level or of points where there are none to show', async () => {
  await renderScreen(<PretestEnd initialLevel={null} passagesDone={6} reward={null} again={false} />);
  expect(screen.getByRole('heading', { name: 'You finished the pretest' })).toBeTruthy();
  expect(screen.getByText(/Your first passages are ready/)).toBeTruthy();
  expect(screen.queryByText(/level|point|emblem/i)).toBeNull();
});

it('leads on after a pretest that was taken again', async () => {
  await renderScreen(<PretestEnd initialLevel={4} passagesDone={4} reward={null} again />);
  expect(screen.getByRole('heading', { name: 'You can go on at Level Four' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choose your next passage' })).toBeTruthy();
});
