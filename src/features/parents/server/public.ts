export { settleWithdrawals } from './answer-withdrawal.ts';
export {
  insertConsent,
  isLockOfWithdrawal,
  selectAllOpenWithdrawals,
  selectConsent,
  selectOpenWithdrawals,
} from './consents-queries.ts';
export { consentActOf } from './parents-columns.ts';
export { isParentOf } from './parents-queries.ts';
