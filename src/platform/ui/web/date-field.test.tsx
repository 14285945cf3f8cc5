import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DateField } from './date-field.tsx';
import { renderScreen } from './testing/render-screen.tsx';

afterEach(cleanup);

it('gives the day that was chosen, and says what is wrong with it', async () => {
  const onChange = vi.fn();
  await renderScreen(
    <DateField
      label="Due"
      name="due"
      value="2026-11-24"
      min="2026-11-24"
      error="Choose today or a later day."
      onChange={onChange}
    />,
  );
  const field = screen.getByLabelText('Due');
  expect(field.getAttribute('type')).toBe('date');
  expect(field.getAttribute('min')).toBe('2026-11-24');
  const words = document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
  expect(words?.textContent).toBe('Choose today or a later day.');
  fireEvent.change(field, { target: { value: '2026-12-01' } });
  expect(onChange.mock.calls).toEqual([['2026-12-01']]);
});
