import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { DEMO_LOGINS } from '#app/server/demo-logins.ts';
import type { Student, World } from '#app/server/world.ts';
import * as quizCalls from '#features/quiz/contract/endpoints.ts';
import { href } from '#platform/screens/core/address.ts';
import { login } from '#platform/screens/core/addresses.ts';
import type { Service } from '../service/service.ts';
import { type Hands, mouse } from './hands.ts';
import { READING_SECONDS } from './reading.ts';

/** Nobody has this username yet. */
export const freshUsername = (name: string): string => `${name}.${randomUUID().slice(0, 8)}`;

/** Who is there from the start: a teacher with a class of 25, a student in the middle of a quiz, an administrator. */
export const DEMO = { teacher: DEMO_LOGINS[0], student: DEMO_LOGINS[1], admin: DEMO_LOGINS[2] } as const;

/** Logs in by the form, at an address that leads there or (null) where it is shown, and waits until the way is free. */
export async function logIn(
  page: Page,
  { username, password }: { readonly username: string; readonly password: string },
  address: string | null = href(login),
): Promise<void> {
  if (address !== null) await page.goto(address);
  await page.getByLabel('Username').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/auth\/login/);
}

/** The same on another day: sessions are over after a day. */
export async function logInAgain(
  page: Page,
  person: { readonly username: string; readonly password: string },
): Promise<void> {
  // A page that has opened nothing yet has no session either.
  if (page.url() !== 'about:blank') await page.evaluate(() => sessionStorage.clear());
  await logIn(page, person);
}

/** A student has the way out in the header, others in the menu under their name. */
export async function logOut(page: Page): Promise<void> {
  const direct = page.getByRole('link', { name: 'Log out' });
  const menu = page.getByRole('button', { name: /account$/i });
  await expect(direct.or(menu).first()).toBeVisible();
  if (await direct.isVisible()) await direct.click();
  else {
    await menu.click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
  }
  await expect(page.getByRole('heading', { name: 'You are logged out' })).toBeVisible();
}

/** Everything that a teacher types to sign up. */
export async function fillTeacherForm(page: Page, username: string, hands: Hands = mouse): Promise<void> {
  await hands.type(page.getByLabel('First name'), 'Maria');
  await hands.type(page.getByLabel('Last name'), 'Rivera');
  await hands.type(page.getByLabel('Email'), `${username}@school.example`);
  await hands.type(page.getByLabel('Username'), username);
  await hands.type(page.getByRole('textbox', { name: 'Password' }), 'quiet library 12');
}

/** A student of a new class; `pretest` says how far they are. */
export async function newStudent(
  world: World,
  service: Service,
  { name = 'Ana', pretest = 'done' }: { name?: string; pretest?: 'done' | 'not started' } = {},
): Promise<Student> {
  const teacher = await world.teacher('Rivera');
  const schoolClass = await teacher.class('Room 12');
  const student = await schoolClass.student(name);
  if (pretest === 'done') await finishPretest(student, service);
  return student;
}

/** Takes the whole pretest through the calls, slowly enough to count. */
export async function finishPretest(student: Student, service: Service): Promise<void> {
  let { quiz } = (await student.call(quizCalls.startPretest, { params: { id: student.id } })).data;
  while (quiz) {
    for (let open = quiz; open.next; ) {
      await service.pass(READING_SECONDS);
      const { data } = await student.answer(open, open.next.options[0]?.optionId ?? 0, READING_SECONDS);
      open = { ...open, next: data.next };
    }
    ({ quiz } = (await student.call(quizCalls.presentPretest, {})).data);
  }
}
