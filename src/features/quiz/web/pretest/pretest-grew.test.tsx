import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';
import { PretestGrew } from './pretest-grew.tsx';

afterEach(cleanup);

const progress = { value: 12, max: 18, label: 'Passage 5 of 6', short: 'Passage 5 of 6' };

it.each([
  [1, 1, '1 passage to go', 'so we added 1 passage.'],
  [2, 2, '2 passages to go', 'so we added 2 passages.'],
  [2, 4, '4 passages to go', 'so we added 2 passages.'],
  [1, 3, '3 passages to go', 'so we added 1 passage.'],
])(
  'says that %i of %i that are left came to those that were promised, and goes on',
  async (more, left, heading, words) => {
    const onContinue = vi.fn();
    await renderScreen(<PretestGrew more={more} left={left} progress={progress} onContinue={onContinue} />);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: heading }));
    expect(screen.getByText(/^Some answers came too fast to count/).textContent).toContain(words);
    expect(screen.getByRole('progressbar', { name: 'Passage 5 of 6' })).toBeTruthy();
    for (const name of ['Not now', /^Leave\. Everything is saved/])
      expect(screen.getByRole('link', { name })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(onContinue).toHaveBeenCalledOnce();
  },
);
