import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { readOwnProfile } from '#features/accounts/contract/own-profile.ts';
import { SignedInTeacher } from '#features/accounts/web/testing/signed-in-teacher.tsx';
import { Refused, renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { createClass } from '../contract/endpoints.ts';
import { CreateClassForm } from './create-class-form.tsx';

afterEach(cleanup);

async function open(profile: unknown) {
  const calls = await renderWithServer(
    <SignedInTeacher>
      <CreateClassForm onCreated={vi.fn()} otherwise={null} />
    </SignedInTeacher>,
    ({ name }) =>
      name === readOwnProfile.name ? profile : name === createClass.name ? { id: 7 } : { classes: [] },
  );
  await userEvent.type(await screen.findByRole('textbox', { name: /Class name/ }), 'Room 12');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Grade' }), 'Grade 4');
  await userEvent.click(screen.getByRole('button', { name: 'Create the class' }));
  return calls.find(({ name }) => name === createClass.name)?.body;
}

it('starts with the time zone of the profile, and says which it is', async () => {
  const sent = await open({ timezone: 'America/Los_Angeles' });
  expect(screen.getByText(/Time zone: America\/Los Angeles\./)).toBeTruthy();
  expect(sent).toMatchObject({ timezone: 'America/Los_Angeles' });
});

it('starts with that of the device where the profile does not come', async () => {
  const sent = await open(new Refused({ code: 'not-found', status: 404, detail: 'Not found.' }));
  expect(sent).toMatchObject({ timezone: Intl.DateTimeFormat().resolvedOptions().timeZone });
});
