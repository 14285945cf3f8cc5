import type { TestEnvironment } from '#app/server/testing/samples/company.ts';
import type { ClassForm } from '#features/classes/server/world.ts';
import { familyOf, linkParent } from '#features/parents/server/testing/family-of.ts';

/** A child with a parent whom the teacher has confirmed. */
export async function childOf(environment: TestEnvironment, form?: ClassForm) {
  const family = await familyOf(environment, form);
  return { ...family, linkId: await linkParent(family) };
}
