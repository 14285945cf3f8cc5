import { email, firstName, password, username, writtenLine } from '#features/accounts/contract/fields.ts';
import { tidyUsername } from '#features/accounts/core/username.ts';
import type { NewStudent, NewStudentFault } from '../contract/create-students.ts';

/** A row in the form that an account keeps. */
export interface TidyStudent {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly password: string;
  readonly email: string | null;
}

const FIELDS = { firstName, lastName: writtenLine(80), username, password, email } as const;
const NO_EMAIL = 'Students in a class under 13 have no email here. Leave it empty.';

/** @returns what is wrong with the form of a row; what only the database knows is judged when its account is made. */
export function judgeNewStudent(row: NewStudent, belowThirteen: boolean): NewStudentFault[] {
  const given = { ...row, email: row.email || undefined };
  const faults = (Object.keys(FIELDS) as (keyof typeof FIELDS)[]).flatMap((field): NewStudentFault[] => {
    if (field === 'email' && given.email === undefined) return [];
    const issue = FIELDS[field].safeParse(given[field]).error?.issues[0];
    return issue ? [{ field, code: 'invalid', message: issue.message }] : [];
  });
  if (belowThirteen && given.email !== undefined)
    faults.push({ field: 'email', code: 'under-13', message: NO_EMAIL });
  return faults;
}

export const tidyNewStudent = (row: NewStudent): TidyStudent => ({
  firstName: row.firstName.trim(),
  lastName: row.lastName.trim(),
  username: tidyUsername(row.username),
  password: row.password,
  email: row.email || null,
});
