import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ComboboxField } from './combobox-field.tsx';
import { renderScreen } from './testing/render-screen.tsx';

afterEach(cleanup);

const options = [
  { value: '1', label: 'Ana Flores' },
  { value: '2', label: 'Ben Okafor' },
  { value: '3', label: 'Chloé Martin' },
];

function Students({ onChange }: { readonly onChange: (value: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <ComboboxField
      label="Student"
      name="student"
      options={options}
      value={value}
      onChange={(chosen) => {
        setValue(chosen);
        onChange(chosen);
      }}
    />
  );
}

it('finds an option by a part of its name, and takes it by keyboard', async () => {
  const onChange = vi.fn();
  await renderScreen(<Students onChange={onChange} />);
  const field = screen.getByRole('combobox', { name: 'Student' });
  await userEvent.type(field, 'oka');
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(['Ben Okafor']);
  await userEvent.keyboard('{Enter}');
  expect(onChange.mock.calls).toEqual([['2']]);
  expect((field as HTMLInputElement).value).toBe('Ben Okafor');
});

it('says when nothing fits, and goes back to what was chosen', async () => {
  const onChange = vi.fn();
  await renderScreen(<Students onChange={onChange} />);
  const field = screen.getByRole('combobox', { name: 'Student' });
  await userEvent.type(field, 'ana{Enter}');
  await userEvent.clear(field);
  await userEvent.type(field, 'zz');
  expect(await screen.findByText('Nothing matches. Try fewer letters.')).toBeDefined();
  await userEvent.tab();
  expect((field as HTMLInputElement).value).toBe('Ana Flores');
  expect(onChange.mock.calls).toEqual([['1']]);
});
