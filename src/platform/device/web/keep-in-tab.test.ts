import { beforeEach, expect, it } from 'vitest';
import { closeTab, keepInTab, openTab } from './keep-in-tab.ts';

beforeEach(() => {
  sessionStorage.clear();
  openTab();
});
const stored = () => JSON.stringify({ ...sessionStorage });

it('keeps something over a reload while its owner is signed in', async () => {
  await keepInTab('essay.7').write({ text: 'the river turned' });
  expect(stored()).toContain('the river turned');
  expect(await keepInTab('essay.7').read()).toEqual({ text: 'the river turned' });
  expect(await keepInTab('essay.8').read()).toBeNull();
});

it('leaves nothing in a storage afterwards, and has it for its owner in this page', async () => {
  await keepInTab('essay.7').write({ text: 'the river turned' });
  closeTab();
  await keepInTab('marks.7').write('a late word');
  expect(sessionStorage).toHaveLength(0);
  openTab();
  expect(await keepInTab('essay.7').read()).toEqual({ text: 'the river turned' });
  expect(await keepInTab('marks.7').read()).toBe('a late word');
});

it('removes what is over', async () => {
  await keepInTab('essay.7').write('x');
  await keepInTab('essay.7').write(null);
  expect([sessionStorage.length, await keepInTab('essay.7').read()]).toEqual([0, null]);
});
