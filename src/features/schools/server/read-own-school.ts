import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type * as contract from '../contract/own-school.ts';
import { selectSchoolOf, toSchool } from './schools-queries.ts';

/** 0: none. */
const membershipOf = (row: Awaited<ReturnType<typeof selectSchoolOf>>) => ({
  schoolId: row?.id ?? 0,
  confirmed: row !== undefined && row.confirmed_at !== null,
});

/** The school that a teacher has chosen. */
export async function readSchoolOfTeacher(
  { db }: Pick<Services, 'db'>,
  { params: { id } }: Call<typeof contract.readSchoolOfTeacher>,
): Promise<Reply<typeof contract.readSchoolOfTeacher>> {
  const row = await selectSchoolOf(db, id);
  return { ...membershipOf(row), school: row ? toSchool(row) : null };
}

/** Number and name of the school of a person. */
export async function readSchoolInfo(
  { db }: Pick<Services, 'db'>,
  { params: { id } }: Call<typeof contract.readSchoolInfo>,
): Promise<Reply<typeof contract.readSchoolInfo>> {
  const row = await selectSchoolOf(db, id);
  return { ...membershipOf(row), schoolName: row?.name ?? '' };
}

/** Whether a person belongs to a school, for what is shown to them. */
export async function readSchoolAccount(
  { db }: Pick<Services, 'db'>,
  { params: { id } }: Call<typeof contract.readSchoolAccount>,
): Promise<Reply<typeof contract.readSchoolAccount>> {
  const row = await selectSchoolOf(db, id);
  return { ...membershipOf(row), belongs: row !== undefined };
}
