export { declineRequest, noteCarriedOut, selectOpenRequests } from './erasure-requests-queries.ts';
