import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { createClass } from '../contract/endpoints.ts';
import { ClassBasics } from './class-fields.tsx';
import { bodyOfValues, newClassValues } from './class-form.ts';

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
  await choose('Grade 4');
  expect(under().checked).toBe(false);
});

it('warns of a second class of the same name and grade', async () => {
  await open();
  await userEvent.type(screen.getByRole('textbox', { name: /Class name/ }), 'Room 12');
  await choose('Grade 5');
  expect(screen.queryByText(/already have a class/)).toBeNull();
  await choose('Grade 4');
  expect(await screen.findByText(/already have a class called Room 12/)).toBeTruthy();
});
