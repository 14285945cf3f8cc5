export type { AccountServices } from './accounts.ts';
export { type Account, accountOf, approveTeacher, selectAccount } from './accounts-queries.ts';
export { type AccountForm, makeAccount } from './make-account.ts';
export { signIn } from './sign-in.ts';
