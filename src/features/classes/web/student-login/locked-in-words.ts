/** Why a student cannot log in to a locked account, and whom the teacher asks. @param by who locked it. */
export const lockedInWords = (by: 'administrator' | 'family', name: string): string =>
  by === 'administrator'
    ? `Your school locked this account. ${name} cannot log in, and a new password does not change that. Ask your administrator to unlock it.`
    : `A parent withdrew consent. ${name} cannot log in, and a new password does not change that. Talk with the family. After that, the account is opened on the Account tab.`;
