import { z } from 'zod';
import { enumColumn, jsonColumn } from '#platform/db/server/stored-column.ts';
import { mailContent } from '../core/mail-content.ts';
import { MAIL_STATES } from '../core/mail-states.ts';

export const mailContentOf = jsonColumn('mails.content', mailContent);
export const mailSecretsOf = jsonColumn('mails.secrets', z.array(z.string()).nullable());
export const mailStateOf = enumColumn('mails.state', MAIL_STATES);
