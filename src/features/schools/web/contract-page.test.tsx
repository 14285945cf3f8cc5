import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Refused, renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { ContractNote } from './contract-note.tsx';
import { ContractPage } from './contract-page.tsx';

afterEach(cleanup);

const CONTRACT = {
  version: 3,
  words: 'One.\n\nTwo.',
  publishedAt: '2026-10-01T14:00:00.000Z',
  acceptedAt: null,
};

it('shows what is agreed to and for which school, and sends the version that was read', async () => {
  const calls = await renderWithServer(<ContractPage />, ({ name }) =>
    name === 'readContract'
      ? { contract: CONTRACT, school: 'Elm School' }
      : { acceptedAt: '2026-10-14T14:00:00.000Z' },
  );
  expect(await screen.findByText('Two.')).toBeTruthy();
  expect(screen.getByText('You agree as a teacher of Elm School.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'I agree' }));
  expect(calls.find(({ name }) => name === 'acceptContract')?.body).toEqual({ version: 3 });
});

it('says that a newer text came meanwhile', async () => {
  await renderWithServer(<ContractPage />, ({ name }) =>
    name === 'readContract'
      ? { contract: CONTRACT, school: null }
      : new Refused({ code: 'newer-contract', status: 409, detail: 'There is a newer text.' }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'I agree' }));
  expect(await screen.findByText('There is a newer text.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'choose your school' })).toBeTruthy();
});

it('asks nobody for what is not published or agreed to', async () => {
  for (const contract of [null, { ...CONTRACT, acceptedAt: '2026-10-14T14:00:00.000Z' }]) {
    await renderWithServer(
      <>
        <ContractPage />
        <ContractNote />
      </>,
      () => ({ contract, school: null }),
    );
    expect(await screen.findByText(/You agreed on Oct 14|Nobody has published/)).toBeTruthy();
    expect(screen.queryByText(/This class is for students under 13/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'I agree' })).toBeNull();
    cleanup();
  }
});
