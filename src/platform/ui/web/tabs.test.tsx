import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';
import { renderScreen } from './testing/render-screen.tsx';

afterEach(cleanup);

const show = (path: string) =>
  renderScreen(
    <Tabs
      label="Room 12"
      tabs={[
        { to: '/room', label: 'Students', count: 0 },
        { to: '/room/levels', label: 'Levels', count: 3 },
      ]}
    />,
    { path },
  );
const tabs = () =>
  screen.getAllByRole('link').map((tab) => [tab.textContent, tab.getAttribute('aria-current')]);

it('are links under the name of what they are parts of, with a number where something waits', async () => {
  await show('/room');
  expect(screen.getByRole('navigation', { name: 'Room 12' })).toBeTruthy();
  expect(tabs()).toEqual([
    ['Students', 'page'],
    ['Levels3', null],
  ]);
});

it('mark the open part alone, whatever is searched for there', async () => {
  await show('/room/levels?sort=name');
  expect(tabs()).toEqual([
    ['Students', null],
    ['Levels3', 'page'],
  ]);
});

it('bring the open part into view, also when another one is opened', async () => {
  const seen: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    seen.push(this.textContent ?? '');
  };
  const { router } = await show('/room');
  await expect.poll(() => seen).toEqual(['Students']);
  await router.navigate({ to: '/room/levels' });
  await expect.poll(() => seen).toEqual(['Students', 'Levels3']);
});
