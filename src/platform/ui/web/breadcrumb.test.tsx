import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { href, linkTo } from '#platform/screens/core/address.ts';
import { classPage, teacherClasses } from '#platform/screens/core/staff-addresses.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { renderScreen } from './testing/render-screen.tsx';

afterEach(cleanup);

it('lists the places in order, also two of one kind, each with its own address', async () => {
  const complaints = vi.spyOn(console, 'error');
  await renderScreen(
    <Breadcrumb
      crumbs={[
        { ...linkTo(teacherClasses), label: 'Classes' },
        { ...linkTo(classPage, { id: 7 }), label: 'Readers' },
        { ...linkTo(classPage, { id: 8 }), label: 'Club' },
      ]}
    />,
  );
  const way = within(screen.getByRole('navigation', { name: 'Where you are' }));
  expect(way.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Classes', href(teacherClasses)],
    ['Readers', href(classPage, { id: 7 })],
    ['Club', href(classPage, { id: 8 })],
  ]);
  expect(complaints.mock.calls).toEqual([]);
  complaints.mockRestore();
});
