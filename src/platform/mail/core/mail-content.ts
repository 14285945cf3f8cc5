import { z } from 'zod';

/** A paragraph, or a button that leads to a screen of ours. */
const mailPart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), text: z.string().min(1) }),
  z.object({
    kind: z.literal('button'),
    label: z.string().min(1),
    path: z.string().startsWith('/'),
    /** Which of the mail's secrets its address ends in; null where it has none. */
    secret: z.number().int().min(0).nullable(),
  }),
]);

/** What a mail says: its text and its HTML part are made from this alone, so that they say the same. */
export const mailContent = z.object({ heading: z.string().min(1), parts: z.array(mailPart).min(1) });
export type MailContent = z.output<typeof mailContent>;
export type MailPart = MailContent['parts'][number];
export type MailButton = Extract<MailPart, { kind: 'button' }>;

export const paragraph = (text: string): MailPart => ({ kind: 'paragraph', text });

/** Where the buttons of a mail lead. */
export interface MailLinks {
  /** Such as `https://reading.example.org`. */
  readonly origin: string;
  readonly secrets: readonly string[];
}

/** Whether each button has its link. A copy of the database has none of those that are secret. */
export const hasItsLinks = ({ parts }: MailContent, secrets: readonly string[]): boolean =>
  parts.every(
    (part) => part.kind === 'paragraph' || part.secret === null || secrets[part.secret] !== undefined,
  );

/** The address of a button. A secret stands behind the #, where no server, proxy or other site gets to see it. */
export function addressOf({ path, secret }: Pick<MailButton, 'path' | 'secret'>, links: MailLinks): string {
  const end = secret === null ? '' : `#${links.secrets[secret] ?? ''}`;
  return `${links.origin}${path}${end}`;
}
