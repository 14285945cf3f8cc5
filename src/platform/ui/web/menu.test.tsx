import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { href, linkTo } from '#platform/screens/core/address.ts';
import { classPage } from '#platform/screens/core/staff-addresses.ts';
import { Menu } from './menu.tsx';
import { renderScreen } from './testing/render-screen.tsx';

afterEach(cleanup);

it('opens a list of ways to other screens, also to two of one kind, says which is here, and goes there', async () => {
  const complaints = vi.spyOn(console, 'error');
  const { router } = await renderScreen(
    <Menu
      label="Switch class"
      items={[
        { ...linkTo(classPage, { id: 7 }), label: 'Readers', about: 'Grade 4', isHere: true },
        { ...linkTo(classPage, { id: 8 }), label: 'Readers', about: 'Grade 5' },
      ]}
    />,
  );
  expect(screen.queryByRole('menuitem')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Switch class' }));
  const items = await screen.findAllByRole('menuitem');
  expect(
    items.map((item) => [item.textContent, item.getAttribute('href'), item.getAttribute('aria-current')]),
  ).toEqual([
    ['Readers Grade 4', href(classPage, { id: 7 }), 'true'],
    ['Readers Grade 5', href(classPage, { id: 8 }), null],
  ]);
  expect(complaints.mock.calls).toEqual([]);
  complaints.mockRestore();
  await userEvent.click(items[1]!);
  expect(router.state.location.pathname).toBe(href(classPage, { id: 8 }));
});

it('does something at once, by keyboard, and gives the focus back to its button', async () => {
  const print = vi.fn();
  await renderScreen(
    <Menu
      label="Print"
      items={[{ label: 'With lines', onPress: print }, 'line', { label: 'Key only', onPress: () => {} }]}
    />,
  );
  const button = screen.getByRole('button', { name: 'Print' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const [first] = await screen.findAllByRole('menuitem');
  await expect.poll(() => document.activeElement).toBe(first);
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(print).toHaveBeenCalledTimes(1);
  await expect.poll(() => document.activeElement).toBe(button);
});
