import { addressOf, type MailContent, type MailLinks, type MailPart } from './mail-content.ts';

/** The text part of a mail. */
export const mailText = ({ heading, parts }: MailContent, links: MailLinks): string =>
  `${[heading, ...parts.map((part) => textOf(part, links))].join('\n\n')}\n`;

const textOf = (part: MailPart, links: MailLinks): string =>
  part.kind === 'paragraph' ? part.text : `${part.label}:\n${addressOf(part, links)}`;
