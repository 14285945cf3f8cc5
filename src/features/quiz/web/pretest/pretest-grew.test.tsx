import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';
import { PretestGrew } from './pretest-grew.tsx';

afterEach(cleanup);

const progress = { value: 12, max: 18, label: 'Passage 5 of 6', short: 'Passage 5 of 6' };

it.each([
  [1, 'One more passage', 'there is one more passage.'],
  [3, 'A few more passages', 'there are 3 more passages.'],
])('says that %i came to those that were promised, and goes on', async (more, heading, words) => {
  const onContinue = vi.fn();
  await renderScreen(<PretestGrew more={more} progress={progress} onContinue={onContinue} />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: heading }));
  expect(screen.getByText(/^Some answers came too fast to count/).textContent).toContain(words);
  expect(screen.getByRole('progressbar', { name: 'Passage 5 of 6' })).toBeTruthy();
  for (const name of ['Not now', /^Leave\. Everything is saved/])
    expect(screen.getByRole('link', { name })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onContinue).toHaveBeenCalledOnce();
});
