import { cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { namedPeriod, type Period } from '#platform/time/core/span.ts';
import { PeriodPicker } from './period-picker.tsx';
import { renderScreen } from './testing/render-screen.tsx';

afterEach(cleanup);

const CALENDAR = { today: '2026-11-24', start: '2026-08-20' };

function Report({ onChange }: { readonly onChange: (period: Period) => void }) {
  const [value, setValue] = useState<Period>(namedPeriod('week', CALENDAR));
  return (
    <PeriodPicker
      {...CALENDAR}
      value={value}
      onChange={(period) => {
        setValue(period);
        onChange(period);
      }}
    />
  );
}
it('shows the days of the period that is chosen', async () => {
  const onChange = vi.fn();
  await renderScreen(<Report onChange={onChange} />);
  expect(screen.getByText('Nov 23 – 24, 2026')).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: '4 weeks' }));
  expect(screen.getByText('Nov 2 – 24, 2026')).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'Since the start' }));
  expect(onChange).toHaveBeenLastCalledWith({ kind: 'since-start', start: '2026-08-20', end: '2026-11-24' });
});

it('takes own dates once they make a period, and says what is wrong with them', async () => {
  const onChange = vi.fn();
  await renderScreen(<Report onChange={onChange} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Custom dates' }));
  onChange.mockClear();
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-30' } });
  expect(screen.getByText('Choose today or an earlier day.')).toBeDefined();
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-08-19' } });
  expect(screen.getByText('Choose Aug 20, 2026 or a later day.')).toBeDefined();
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '' } });
  expect(screen.getByText('Choose a first and a last day.')).toBeDefined();
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-09-01' } });
  expect(onChange.mock.calls).toEqual([[{ kind: 'own', start: '2026-09-01', end: '2026-11-24' }]]);
  expect(screen.getByText('Sep 1 – Nov 24, 2026')).toBeDefined();
});
