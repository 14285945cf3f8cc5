import type { Locator, Page } from '@playwright/test';
import type { Student, Teacher, World } from '#app/server/world.ts';
import type { Service } from '../service/service.ts';
import { finishPretest } from './people.ts';

/** The teacher's field beside the score. */
export const commentOf = (page: Page): Locator => page.getByRole('textbox', { name: /^Comment/ });

/** A class that writes essays, with a student who has finished the pretest. */
export async function classWithEssays(
  world: World,
  service: Service,
): Promise<{ readonly teacher: Teacher; readonly ana: Student }> {
  const teacher = await world.teacher('Rivera');
  const room = await teacher.class('Room 12', { includeEssays: true });
  const ana = await room.student('Ana');
  await finishPretest(ana, service);
  return { teacher, ana };
}
