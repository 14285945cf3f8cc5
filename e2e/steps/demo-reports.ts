import { expect, type Page } from '@playwright/test';
import { href } from '#platform/screens/core/address.ts';
import { classReportPage, teacherClasses } from '#platform/screens/core/staff-addresses.ts';
import { DEMO, logIn } from './people.ts';

/** The class of the demo school, and a student of it who could use help with a skill. */
export interface DemoReports {
  readonly classId: number;
  readonly studentId: number;
  readonly skill: string;
}

/** Logs the teacher of the demo school in, and finds by the report of the class whom to look at. */
export async function openDemoReports(page: Page): Promise<DemoReports> {
  await logIn(page, DEMO.teacher);
  await page.goto(href(teacherClasses));
  await page.getByRole('link', { name: 'Room 12' }).first().click();
  await expect(page).toHaveURL(/classes\/(\d+)/);
  const classId = numberIn(page.url(), /classes\/(\d+)/);
  await page.goto(href(classReportPage, { id: classId }));
  const needy = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Practice / }) });
  const student = needy.first().getByRole('list').getByRole('link').first();
  const address = new URL((await student.getAttribute('href')) ?? '', page.url());
  return {
    classId,
    studentId: numberIn(address.pathname, /student\/(\d+)/),
    skill: address.searchParams.get('skill') ?? '',
  };
}

const numberIn = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1]);
