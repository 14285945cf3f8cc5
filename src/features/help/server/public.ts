export { cleanUpInquiries } from './clean-up-inquiries.ts';
