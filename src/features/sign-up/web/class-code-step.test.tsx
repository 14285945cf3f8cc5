import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Refused, renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { ClassCodeStep } from './class-code-step.tsx';

afterEach(cleanup);

async function open(answer: unknown = { name: 'Room 12', teacherName: 'Ms. Rivera' }, code = '') {
  const onDone = vi.fn();
  const calls = await renderWithServer(<ClassCodeStep code={code} onDone={onDone} />, () => answer);
  return { calls, onDone };
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Class code' });
const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));

it('looks up the code however it is typed, and goes on with the class', async () => {
  const { calls, onDone } = await open();
  await userEvent.type(field(), ' abcd 2345 ');
  await next();
  const chosen = { classCode: 'ABCD2345', className: 'Room 12', teacherName: 'Ms. Rivera' };
  expect(onDone.mock.calls).toEqual([[chosen]]);
  expect(calls.map(({ name }) => name)).toEqual(['findClass']);
});

it('tells a slip at the field, before anything is looked up', async () => {
  const { calls, onDone } = await open();
  await userEvent.type(field(), 'ABCD-234O');
  await next();
  expect(await screen.findByText('Class codes never use the letter O. Please check it again.')).toBeTruthy();
  expect(document.activeElement).toBe(field());
  expect(calls).toEqual([]);
  expect(onDone).not.toHaveBeenCalled();
});

it('says that a code opens nothing, keeps it, and does not go on', async () => {
  const detail = 'This class code does not work. Please check it with your teacher.';
  const { onDone } = await open(new Refused({ code: 'closed-code', status: 404, detail }));
  await userEvent.type(field(), 'ABCD-2345');
  await next();
  expect(await screen.findByText(detail)).toBeTruthy();
  expect(field().value).toBe('ABCD-2345');
  expect(onDone).not.toHaveBeenCalled();
});

it('goes on without a class, also when a wrong code was typed', async () => {
  const { calls, onDone } = await open(undefined, 'ABC');
  expect(field().value).toBe('ABC');
  await userEvent.click(screen.getByRole('button', { name: 'I have no code' }));
  expect(onDone.mock.calls).toEqual([[{ classCode: '', className: '', teacherName: '' }]]);
  expect(calls).toEqual([]);
});
