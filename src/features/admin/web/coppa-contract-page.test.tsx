import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { FIRST_DRAFT } from '#features/schools/core/coppa-contract.ts';
import {
  Refused,
  renderWithServer,
  type SentCall,
} from '#platform/endpoint/web/testing/render-with-server.tsx';
import { CoppaContractPage } from './coppa-contract-page.tsx';

afterEach(cleanup);

const AT = '2026-10-14T14:00:00.000Z';
const VERSIONS = [
  { version: 2, words: 'Two.', publishedAt: AT, publishedBy: 'morning.admin', acceptances: 1 },
  { version: 1, words: 'One.', publishedAt: AT, publishedBy: null, acceptances: 4 },
];
const open = (versions: unknown[], answer: (call: SentCall) => unknown = () => ({ version: 3 })) =>
  renderWithServer(<CoppaContractPage />, (call) => {
    if (call.name === 'listContracts') return { versions };
    if (call.name !== 'listContractAcceptances') return answer(call);
    return {
      acceptances: [
        { teacherId: 7, username: 'maria.rivera', version: 2, school: 'Elm School', acceptedAt: AT },
      ],
      total: 1,
    };
  });

it('shows what counts now, what came before, and who has agreed for which school', async () => {
  await open(VERSIONS);
  expect(await screen.findByText('Version 2, which counts now')).toBeTruthy();
  expect(screen.getByText(/by morning\.admin\. 1 teacher has agreed\./)).toBeTruthy();
  expect((await screen.findByRole('row', { name: /maria\.rivera/ })).textContent).toMatch(/Elm School.*2/);
});

it('publishes after the version that was seen', async () => {
  const calls = await open(VERSIONS);
  await userEvent.type(await screen.findByLabelText('Words'), ' More.');
  await userEvent.click(screen.getByRole('button', { name: 'Publish version 3' }));
  expect(calls.find(({ name }) => name === 'publishContract')?.body).toEqual({
    words: 'Two. More.',
    after: 2,
  });
});

it('begins with a draft, and says that another admin was faster', async () => {
  const calls = await open(
    [],
    () => new Refused({ code: 'published-meanwhile', status: 409, detail: 'Somebody was faster.' }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Publish version 1' }));
  expect(calls.find(({ name }) => name === 'publishContract')?.body).toEqual({
    words: FIRST_DRAFT,
    after: 0,
  });
  expect(await screen.findByText('Somebody was faster.')).toBeTruthy();
});
