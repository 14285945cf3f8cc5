import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { fakeModalDialogs } from '#platform/ui/web/testing/modal-dialogs.ts';
import { createClass } from '../contract/endpoints.ts';
import { ClassBasics } from './class-fields.tsx';
import { bodyOfValues, newClassValues } from './class-form.ts';

beforeAll(fakeModalDialogs);
afterEach(cleanup);

function Basics() {
  const form = useEndpointForm(createClass, {
    initial: newClassValues('UTC'),
    toInput: (values) => ({ body: { ...bodyOfValues(values), teacherId: 1 } }),
    onDone: () => undefined,
  });
  return <ClassBasics form={form} ownId={null} />;
}
const open = () => renderWithServer(<Basics />, () => ({ classes: [{ id: 3, name: 'Room 12', grade: 4 }] }));
const under = () => screen.getByRole<HTMLInputElement>('switch', { name: /Students are under 13/ });
const choose = (grade: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: 'Grade' }), grade);

it('lets the grade decide about under 13 until the teacher has', async () => {
  await open();
  expect(under().checked).toBe(true);
  await choose('Grade 8');
  expect(under().checked).toBe(false);
  await choose('Grade 7');
  expect(under().checked).toBe(true);
  await userEvent.click(under());
  await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
  await choose('Grade 4');
  expect(under().checked).toBe(false);
});

it('asks before the rules for under 13 are turned off, and turns them on at once', async () => {
  await open();
  await userEvent.click(under());
  expect(screen.getByRole('dialog', { name: 'Turn off the rules for under 13?' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Keep them on' }));
  expect(under().checked).toBe(true);
  await userEvent.click(under());
  await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
  expect(under().checked).toBe(false);
  await userEvent.click(under());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(under().checked).toBe(true);
});

it('warns of a second class of the same name and grade', async () => {
  await open();
  await userEvent.type(screen.getByRole('textbox', { name: /Class name/ }), 'Room 12');
  await choose('Grade 5');
  expect(screen.queryByText(/already have a class/)).toBeNull();
  await choose('Grade 4');
  expect(await screen.findByText(/already have a class called Room 12/)).toBeTruthy();
});
