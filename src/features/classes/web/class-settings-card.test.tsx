import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import {
  Refused,
  renderWithServer,
  type SentCall,
} from '#platform/endpoint/web/testing/render-with-server.tsx';
import type { TeacherClass } from '../contract/endpoints.ts';
import { defaultClassSettings } from '../core/class-settings.ts';
import { ClassSettingsCard } from './class-settings-card.tsx';

afterEach(cleanup);

const readers: TeacherClass = {
  id: 7,
  name: 'Readers',
  teacherId: 1,
  grade: 4,
  belowThirteen: true,
  includeEssays: false,
  maySkipEssays: false,
  settingsText: '',
  settings: defaultClassSettings,
  timezone: 'America/New_York',
  classCode: 'ABCD-2345',
  classCodeExpires: null,
  studentCount: 2,
  createdAt: '2026-09-01T08:00:00Z',
  ownerName: null,
  mayChange: true,
  mayReset: true,
};

async function open(answer: (call: SentCall) => unknown = () => readers) {
  const calls = await renderWithServer(<ClassSettingsCard schoolClass={readers} />, (call) =>
    call.name === 'updateClass' ? answer(call) : { classes: [readers] },
  );
  return { sent: () => calls.filter(({ name }) => name === 'updateClass').map(({ body }) => body) };
}
const points = () => screen.getByRole<HTMLInputElement>('switch', { name: /Show points and ranks/ });
const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Class name/ });
const lowest = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /Lowest passage level/ });
const highest = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /Highest passage level/ });

it('saves a switch at once, alone, and says so beside it', async () => {
  const { sent } = await open();
  await userEvent.click(points());
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(sent()).toEqual([{ teacherId: 1, settings: { showPoints: false } }]);
});

it('saves the name when its field is left, and when Enter is pressed, once each', async () => {
  const { sent } = await open();
  await userEvent.type(nameField(), ' A');
  expect(sent()).toEqual([]);
  await userEvent.tab();
  await screen.findByText('Saved');
  await userEvent.type(nameField(), 'B{Enter}');
  await waitFor(() => expect(sent()).toHaveLength(2));
  await userEvent.tab();
  expect(sent()).toEqual([
    { teacherId: 1, name: 'Readers A' },
    { teacherId: 1, name: 'Readers AB' },
  ]);
});

it('saves the name that is being typed when the screen is left', async () => {
  const { sent } = await open();
  await userEvent.type(nameField(), ' A');
  cleanup();
  await waitFor(() => expect(sent()).toEqual([{ teacherId: 1, name: 'Readers A' }]));
});

it('puts the old value back where the server refuses, and says why at the field', async () => {
  await open(() => new Refused({ code: 'no-network', status: 0, detail: 'You are offline.' }));
  await userEvent.click(points());
  expect(await screen.findByText('Not saved. You are offline.')).toBeTruthy();
  expect(points().checked).toBe(true);
  expect(screen.queryByText('Saved')).toBeNull();
});

it('sends nothing that cannot be: crossed levels, no name', async () => {
  const { sent } = await open();
  await userEvent.selectOptions(lowest(), 'Five');
  await screen.findByText('Saved');
  await userEvent.selectOptions(highest(), 'Four');
  expect(await screen.findByText('Four is below the lowest level, Five. Nothing was changed.')).toBeTruthy();
  expect(highest().value).toBe('12');
  expect(highest().getAttribute('aria-invalid')).toBe('true');
  expect(lowest().getAttribute('aria-invalid')).not.toBe('true');
  await userEvent.clear(nameField());
  await userEvent.tab();
  expect(await screen.findByText('Please give the class a name.')).toBeTruthy();
  expect(nameField().value).toBe('Readers');
  expect(sent()).toHaveLength(1);
});

it('sends one change after the other', async () => {
  const answers: (() => void)[] = [];
  const { sent } = await open(() => new Promise((done) => answers.push(() => done(readers))));
  await userEvent.click(points());
  await userEvent.click(points());
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(points().checked).toBe(true);
  answers[0]?.();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().at(-1)).toEqual({ teacherId: 1, settings: { showPoints: true } });
});

it('saves a chosen icon and color, each at once', async () => {
  const { sent } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Choose icon and color' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Rocket' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Pink' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      { teacherId: 1, settings: { iconUrl: '/icons/rocket.svg' } },
      { teacherId: 1, settings: { iconColor: '#C04368' } },
    ]),
  );
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Rocket' }).checked).toBe(true);
});
