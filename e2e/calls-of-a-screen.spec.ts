import type { Page, Request } from '@playwright/test';
import { href } from '#platform/screens/core/address.ts';
import { teacherHome } from '#platform/screens/core/addresses.ts';
import { allStudents, classPage, teacherClasses } from '#platform/screens/core/staff-addresses.ts';
import { expect, test } from './openleaf.ts';
import { logIn } from './steps/people.ts';

/** Of the frame around every screen, which asks once more where it opened before its screen did. */
const OF_THE_FRAME = '/api/teaching/worklist/notes';

/** The calls that a screen makes when it is opened, in order of their names, without the ids in them. */
async function callsOf(page: Page, address: string): Promise<readonly string[]> {
  const calls: string[] = [];
  const note = (request: Request) => {
    // What the screen before still asked for is not of this one.
    if (request.isNavigationRequest()) calls.length = 0;
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/') || pathname === OF_THE_FRAME) return;
    calls.push(`${request.method()} ${pathname.replaceAll(/\d+/g, '…')}`);
  };
  page.on('request', note);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return calls.toSorted();
}

test('a screen asks for each of its lists once, however many classes and students there are', async ({
  page,
  world,
}) => {
  const rivera = await world.teacher('Rivera');
  const room = await rivera.class('Room 12');
  await room.student('Ana');
  const screens = [
    href(teacherHome),
    href(teacherClasses),
    href(allStudents),
    href(classPage, { id: room.id }),
  ];
  const look = async () => {
    const all: Record<string, readonly string[]> = {};
    for (const address of screens) all[address] = await callsOf(page, address);
    return all;
  };
  await logIn(page, rivera, href(teacherHome));
  const few = await look();
  for (const calls of Object.values(few)) expect(calls).toEqual([...new Set(calls)]);
  for (let n = 0; n < 8; n++) {
    const another = await rivera.class(`Club ${n}`);
    await another.student(`Ben${n}`);
    await room.student(`Cal${n}`);
  }
  expect(await look()).toEqual(few);
});
