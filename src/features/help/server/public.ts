export { cleanUpInquiries } from './clean-up-inquiries.ts';
export { deleteInquiriesFrom } from './contact-queries.ts';
