import type { LockedBy } from '../../contract/student-login.ts';

/** Why a student cannot log in to a locked account, and whom the teacher asks. @param by who locked it. */
export const lockedInWords = (by: LockedBy, name: string): string =>
  by !== 'family'
    ? `${by === 'administrator' ? 'Your school locked this account.' : 'This account is locked.'} ${name} cannot log in, and a new password does not change that. Ask your administrator to unlock it.`
    : `A parent withdrew consent. ${name} cannot log in, and a new password does not change that. Talk with the family and your school first. Then open the account on the Account tab.`;
