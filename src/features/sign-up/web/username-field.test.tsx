import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { UsernameField } from './username-field.tsx';

afterEach(cleanup);

function Field() {
  const [value, onChange] = useState('');
  return <UsernameField name="username" value={value} onChange={onChange} />;
}
const item = { index: 0, field: 'username' };
const TAKEN = {
  ...item,
  ok: false,
  code: 'taken',
  message: 'This username is taken. Please choose another.',
};
const FREE = { ...item, ok: true, code: 'free', message: 'This username is free.' };

it('offers free usernames for one that is taken, and takes one with a press', async () => {
  await renderWithServer(<Field />, ({ body }) =>
    (body as { username: string }).username === 'ana'
      ? { items: [TAKEN], ideas: ['ana47', 'ana58'] }
      : { items: [FREE], ideas: [] },
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Username' }), 'ana');
  await userEvent.click(await screen.findByRole('button', { name: 'Use ana47' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Username' }).value).toBe('ana47');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Username' }));
  expect(await screen.findByText('This username is free.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
