import { escapeHtml } from '#platform/html/core/escape-html.ts';
import { addressOf, type MailContent, type MailLinks, type MailPart } from './mail-content.ts';

/*
 * Mail programs know tables and styles in attributes. Every color of a text is given with the one behind it, so that a program that
 * turns only one of them around cannot make it unreadable; those that follow the dark mode take the colors in the sheet.
 */
const FONT = "font-family:'Atkinson Hyperlegible Next',Verdana,Arial,sans-serif";
const LIGHT = { paper: '#fbfaf6', surface: '#ffffff', ink: '#1e2a26', muted: '#55635d', leaf: '#1f6b4a' };
const DARK = { paper: '#121815', surface: '#1a221e', ink: '#e9efea', muted: '#a3b1aa', leaf: '#6fc79b' };

const SHEET = `@media (prefers-color-scheme: dark) {
.paper { background-color: ${DARK.paper} !important; color: ${DARK.muted} !important; }
.surface { background-color: ${DARK.surface} !important; color: ${DARK.ink} !important; }
.button { background-color: ${DARK.leaf} !important; color: ${DARK.paper} !important; }
}`;

/** A username may look like an address (`win.example`). In tags of their own, its dots do not make a link of it. */
const unlinked = (text: string): string =>
  escapeHtml(text).replaceAll(/[.@](?=[\p{L}\p{N}])/gu, '<span>$&</span>');

/** The HTML part of a mail: no picture, nothing from another host. */
export function mailHtml({ heading, parts }: MailContent, links: MailLinks): string {
  const rows = parts.map((part) => htmlOf(part, links)).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>${SHEET}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${LIGHT.paper};color:${LIGHT.muted}">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" class="paper" style="background-color:${LIGHT.paper};color:${LIGHT.muted}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" class="surface" style="max-width:560px;background-color:${LIGHT.surface};color:${LIGHT.ink};border-radius:12px;${FONT};text-align:left">
<tr><td style="padding:32px 32px 8px"><h1 style="margin:0;font-size:22px;line-height:1.3">${unlinked(heading)}</h1></td></tr>
${rows}
<tr><td style="padding:0 32px 24px"></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function htmlOf(part: MailPart, links: MailLinks): string {
  if (part.kind === 'paragraph')
    return `<tr><td style="padding:8px 32px;font-size:16px;line-height:1.6"><p style="margin:0">${unlinked(part.text)}</p></td></tr>`;
  const address = escapeHtml(addressOf(part, links));
  return `<tr><td style="padding:16px 32px"><a href="${address}" class="button" style="display:inline-block;padding:12px 24px;background-color:${LIGHT.leaf};color:#ffffff;border-radius:8px;font-size:16px;font-weight:bold;text-decoration:none">${unlinked(part.label)}</a></td></tr>`;
}
