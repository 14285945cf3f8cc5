import { addressOf, type MailContent, type MailLinks, type MailPart } from './mail-content.ts';

/** Takes no place; behind a dot it keeps programs from making a link of `win.example`. */
export const LINK_BREAK = '\u200b';

/** What keeps the dots of a username from making a link, as in the HTML part. */
const unlinked = (text: string): string => text.replaceAll(/[.@](?=[\p{L}\p{N}])/gu, `$&${LINK_BREAK}`);

/** The text part of a mail. */
export const mailText = ({ heading, parts }: MailContent, links: MailLinks): string =>
  `${[unlinked(heading), ...parts.map((part) => textOf(part, links))].join('\n\n')}\n`;

const textOf = (part: MailPart, links: MailLinks): string =>
  part.kind === 'paragraph' ? unlinked(part.text) : `${unlinked(part.label)}:\n${addressOf(part, links)}`;
