export { settleWithdrawals } from './answer-withdrawal.ts';
export {
  answerWithdrawals,
  hasWithdrawnSince,
  insertConsent,
  isLockOfWithdrawal,
  selectAllOpenWithdrawals,
  selectConsent,
  selectOpenWithdrawals,
} from './consents-queries.ts';
export { openRequests } from './erasures-queries.ts';
export { endLinksOfJoined, returnLinksOfJoined } from './links-of-joined.ts';
export { lockByService, unlockByService } from './lock-by-service.ts';
export { consentActOf } from './parents-columns.ts';
export { hasAskedForChild, isParentOf } from './parents-queries.ts';
