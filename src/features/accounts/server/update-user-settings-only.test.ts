import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { updateUserSettingsOnly } from '../contract/own-profile.ts';
import { readOwnSettings } from '../contract/own-settings.ts';

const test = useTestApp();

it.each([
  ['an object', (settings: object) => settings],
  ['its text', (settings: object) => JSON.stringify(settings)],
])('keeps the own settings of a person, sent as %s', async (_, sent) => {
  const ana = await test.world.student('Ana');
  const userSettings = sent({ new_report_ui: true, notifications: { sound: false }, adsDisabled: true });
  const { data } = await ana.call(updateUserSettingsOnly, { body: { userSettings } });
  expect(data).toEqual({ saved: true, ignored: 1 });
  const kept = await ana.call(readOwnSettings, { params: { id: ana.id }, query: {} });
  expect(kept.data.properties).toEqual({ new_report_ui: true, notifications: { sound: false } });
});

it.each(['{', '[]', '"a"', 7, null, { reader: 'x'.repeat(1001) }])('refuses %j', async (userSettings) => {
  const ana = await test.world.student('Ana');
  const { problem } = await ana.call(updateUserSettingsOnly, { body: { userSettings } });
  expect(problem).toMatchObject({ status: 400, code: 'invalid-request' });
});
