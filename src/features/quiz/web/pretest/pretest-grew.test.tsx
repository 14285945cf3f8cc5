import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';
import { PretestGrew } from './pretest-grew.tsx';

afterEach(cleanup);

it.each([
  [1, 'One more passage', 'there is one more passage.'],
  [3, 'A few more passages', 'there are 3 more passages.'],
])('says that %i came to those that were promised, and goes on', async (more, heading, words) => {
  const onContinue = vi.fn();
  await renderScreen(<PretestGrew more={more} onContinue={onContinue} />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: heading }));
  expect(screen.getByText(/^Some answers came too fast to count/).textContent).toContain(words);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onContinue).toHaveBeenCalledOnce();
});
