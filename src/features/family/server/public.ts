export { noteCarriedOut, selectOpenRequests } from './erasure-requests-queries.ts';
