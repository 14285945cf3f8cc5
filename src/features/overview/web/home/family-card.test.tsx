import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { FamilyCard } from './family-card.tsx';

afterEach(cleanup);

const show = (family: { readonly children?: readonly object[]; readonly waiting?: readonly object[] }) =>
  renderWithServer(<FamilyCard />, () => ({
    isParent: true,
    asksName: false,
    children: [],
    waiting: [],
    ...family,
  }));
const since = '2026-10-14T12:00:00.000Z';

const child = (studentId: number, name: string) => ({ linkId: studentId, studentId, name, since });
it('leads a parent to each child', async () => {
  await show({ children: [child(1, 'Ana'), child(2, 'Ben')] });
  expect(await screen.findByRole('heading', { name: 'Your children' })).toBeTruthy();
  for (const name of ['Ana', 'Ben'])
    expect(screen.getByRole('link', { name: `See how ${name} reads` })).toBeTruthy();
});

it('says how a parent without a child gets to see one', async () => {
  await show({});
  expect(await screen.findByRole('link', { name: 'Connect with your child' })).toBeTruthy();
  expect(screen.getByText(/Ask your child’s teacher for a family code/)).toBeTruthy();
});

it('says whom a parent waits for who has asked', async () => {
  await show({ waiting: [{ linkId: 3, askedAt: since }] });
  expect(await screen.findByText(/^Your child’s teacher has to confirm you first/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'My family' })).toBeTruthy();
});
