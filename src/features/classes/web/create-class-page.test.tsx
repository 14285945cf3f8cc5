import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { readOwnProfile } from '#features/accounts/contract/own-profile.ts';
import { SignedInTeacher } from '#features/accounts/web/testing/signed-in-teacher.tsx';
import { Refused, renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { createClass } from '../contract/endpoints.ts';
import { CreateClassPage } from './create-class-page.tsx';

afterEach(cleanup);

/** @param refuses how many classes there are when the server refuses one, once. */
async function open(refuses = Number.POSITIVE_INFINITY, how = { code: 'busy', status: 503 }) {
  let made = 0;
  let isRefused = false;
  const calls = await renderWithServer(
    <SignedInTeacher>
      <CreateClassPage />
    </SignedInTeacher>,
    ({ name, body }) => {
      if (name === readOwnProfile.name) return { timezone: 'America/New_York' };
      if (name !== createClass.name) return { classes: [] };
      if (made === refuses && !isRefused) {
        isRefused = true;
        return new Refused({ ...how, detail: 'Please try again.' });
      }
      made += 1;
      return { ...(body as object), id: made, classCode: `ABCD-000${made}` };
    },
  );
  fill(await screen.findByLabelText('Class name'), 'Period 1');
  fill(screen.getByLabelText('Grade'), '7');
  const names = () =>
    calls.flatMap(({ name, body }) => (name === createClass.name ? [(body as { name: string }).name] : []));
  return { calls, names };
}
/** At once: with each letter the list of all time zones is drawn again. */
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (words: string) => fireEvent.click(screen.queryByLabelText(words) ?? screen.getByText(words));
function add(place: number, name: string) {
  press('Add another class');
  const field = screen.getByLabelText(`Name of class ${place}`);
  expect(document.activeElement).toBe(field);
  fill(field, name);
}
const madeClasses = () =>
  within(screen.getByRole('list', { name: 'Your new classes' }))
    .getAllByRole('listitem')
    .map((item) => within(item).getAllByRole('link')[0]?.textContent);

it('makes several classes with the same grade and settings', async () => {
  const { calls, names } = await open();
  add(2, 'Period 2');
  add(3, 'Period 9');
  add(4, 'Period 3');
  press('Take class 3 off');
  press('Create 3 classes');
  expect(await screen.findByRole('heading', { name: '3 classes are ready' })).toBeTruthy();
  expect(names()).toEqual(['Period 1', 'Period 2', 'Period 3']);
  expect(madeClasses()).toEqual(names());
  expect(screen.getByRole('link', { name: 'Add students to Period 3' })).toBeTruthy();
  const bodies = calls.filter(({ name }) => name === createClass.name).map(({ body }) => body);
  for (const body of bodies) {
    expect(body).toMatchObject({ grade: 7, timezone: 'America/New_York' });
    expect(body).not.toHaveProperty('settings.others');
  }
});

it('says which classes are not there yet, and makes them when it is asked again', async () => {
  const { names } = await open(1);
  add(2, 'Period 2');
  add(3, 'Period 3');
  press('Create 3 classes');
  expect(await screen.findByRole('heading', { name: '1 of 3 classes is ready' })).toBeTruthy();
  expect(screen.getByText('Not created yet: Period 2, Period 3. Please try again.')).toBeTruthy();
  press('Create them now');
  expect(await screen.findByRole('heading', { name: '3 classes are ready' })).toBeTruthy();
  expect(names()).toEqual(['Period 1', 'Period 2', 'Period 2', 'Period 3']);
});

it('says of no class that it is missing when the reply was lost, and asks again with the same key', async () => {
  const { calls } = await open(1, { code: 'offline', status: 0 });
  add(2, 'Period 2');
  add(3, 'Period 3');
  press('Create 3 classes');
  expect(
    await screen.findByText(/^We do not know whether Period 2 was created\. .* Not created yet: Period 3\. /),
  ).toBeTruthy();
  press('Create them now');
  expect(await screen.findByRole('heading', { name: '3 classes are ready' })).toBeTruthy();
  const keys = calls.flatMap(({ name, body }) =>
    name === createClass.name ? [(body as { classKey: string }).classKey] : [],
  );
  expect(keys[1]).toBe(keys[2]);
  expect(new Set(keys).size).toBe(3);
});

it('makes no two classes of one name at once', async () => {
  const { names } = await open();
  add(2, 'period  1');
  press('Create 2 classes');
  expect(await screen.findByText('Two of your classes have the same name. Give each its own.')).toBeTruthy();
  expect(names()).toEqual([]);
});
