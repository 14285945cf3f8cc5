import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { href } from '#platform/screens/core/address.ts';
import { profileSettings } from '#platform/screens/core/addresses.ts';
import { studentLoginPage } from '#platform/screens/core/staff-addresses.ts';
import { expect, test } from './openleaf.ts';
import { findAccount } from './steps/accounts-list.ts';
import { judge } from './steps/judge.ts';
import { logIn } from './steps/people.ts';

/** Presses a button and reads the archive that the browser saves. */
async function download(page: Page, button: string) {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const saved = await saving;
  const files = unzipSync(await readFile(await saved.path()));
  const { username, tables } = JSON.parse(strFromU8(files['everything.json'] ?? new Uint8Array())) as {
    username: string;
    tables: Record<string, unknown[]>;
  };
  return { name: saved.suggestedFilename(), username, tables };
}

test('a teacher downloads the data of a student, and their own', async ({ page, world }) => {
  const teacher = await world.teacher('Rivera');
  const ana = await (await teacher.class('Room 12')).student('Ana');
  await logIn(page, teacher);
  await page.goto(href(studentLoginPage, { id: ana.id }));
  const ofAna = await download(page, 'Download the data');
  expect(ofAna.name).toMatch(/^openleaf-ana\.[\w.-]+\.zip$/);
  expect(ofAna.username).toBe(ana.username);
  expect(Object.keys(ofAna.tables)).toContain('class_students');
  expect(Object.keys(ofAna.tables)).not.toContain('sessions');
  await page.goto(href(profileSettings));
  const own = await download(page, 'Download my data');
  expect(own.username).toBe(teacher.username);
  expect(own.tables['classes']).toHaveLength(1);
});

test('an admin downloads the data of a student, and erases the student', async ({ page, world }) => {
  const ana = await world.student('Ana');
  const { choose } = await findAccount(page, ana.username);
  await choose('Download their data');
  await judge(page, 'question whether to download');
  expect((await download(page, 'Download')).username).toBe(ana.username);
  await expect(page.getByRole('dialog')).toBeHidden();

  await choose('Erase this person');
  await judge(page, 'question whether to erase');
  const erase = page.getByRole('button', { name: 'Erase for good' });
  await erase.click();
  await expect(page.getByText('Choose a reason.')).toBeVisible();
  await page.getByLabel('Reason').selectOption({ label: 'The person left the school' });
  const typed = page.getByRole('dialog').getByLabel('Username');
  await typed.fill('somebody.else');
  await erase.click();
  await expect(page.getByText('This is not the username of this account.')).toBeVisible();
  await judge(page, 'an erasure that was refused');
  await typed.fill(ana.username);
  await erase.click();
  await expect(page.getByText('Nobody found')).toBeVisible();
});
