import { on, type Route } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import * as contact from '../contract/contact.ts';
import { finishInquiry } from './finish-inquiry.ts';
import { listInquiries } from './list-inquiries.ts';
import { sendInquiry } from './send-inquiry.ts';

export const helpRoutes = (services: Services): Route[] => [
  on(contact.sendInquiry, (call) => sendInquiry(services, call)),
  on(contact.listInquiries, (call) => listInquiries(services, call)),
  on(contact.finishInquiry, (call) => finishInquiry(services, call)),
];
