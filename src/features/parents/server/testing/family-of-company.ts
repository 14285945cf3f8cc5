import { randomInt } from 'node:crypto';
import type { Family, TestEnvironment } from '#app/server/testing/samples/company.ts';
import { makeFamilyCode } from '../../core/family-code.ts';
import { insertCode, insertLink } from './family-queries.ts';

/** A parent of the first of these students, confirmed, who waits to be confirmed for the others. */
export async function familyOfCompany(
  { world, database: { db }, clock }: TestEnvironment,
  students: readonly { readonly id: number }[],
): Promise<Family> {
  const parent = await world.parent('Maria');
  const [first] = students;
  const links = new Map<number, number>();
  const now = clock.now();
  for (const one of students)
    links.set(
      one.id,
      await insertLink(db, { studentId: one.id, parentUserId: parent.id, isConfirmed: one === first, now }),
    );
  const familyCode = makeFamilyCode(randomInt);
  if (first) await insertCode(db, { studentId: first.id, code: familyCode, now });
  return { parent, links, familyCode };
}
