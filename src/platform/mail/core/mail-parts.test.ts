import { expect, it } from 'vitest';
import { type MailContent, paragraph } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';
import { LINK_BREAK, mailText } from './mail-text.ts';

const links = { origin: 'https://reading.example.org', secrets: ['one', 'two'] };
const content: MailContent = {
  heading: 'Choose a new password',
  parts: [
    paragraph('Somebody asked for this, for the account o’hara & sons <3.'),
    { kind: 'button', label: 'For "rivera"', path: '/open', secret: 0 },
    { kind: 'button', label: 'For win.example', path: '/open', secret: 1 },
    { kind: 'button', label: 'Openleaf', path: '/', secret: null },
    paragraph('The link works for 60 minutes.'),
  ],
};

/** What a mail program shows of the HTML part, with the addresses of its links behind their words. */
const shownOf = (html: string): string =>
  html
    .replace(/[\s\S]*<body[^>]*>/, '')
    .replaceAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g, '$2: $1')
    .replaceAll(/<\/?span>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
const words = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

it('the text and the HTML part say the same', () => {
  const text = mailText(content, links);
  expect(words(shownOf(mailHtml(content, links)))).toBe(words(text.replaceAll(LINK_BREAK, '')));
  expect(text).toContain('For "rivera":\nhttps://reading.example.org/open#one\n');
  expect(text).toContain('Openleaf:\nhttps://reading.example.org/\n');
});

it('a name is text in the HTML part, whatever it holds', () => {
  const hostile = `<script>alert(1)</script>"' onload=x &amp;`;
  const html = mailHtml(
    {
      heading: hostile,
      parts: [paragraph(hostile), { kind: 'button', label: hostile, path: `/${hostile}`, secret: 0 }],
    },
    { ...links, secrets: [hostile] },
  );
  expect(html).not.toMatch(/<script|onload=x"|&amp;amp;amp/);
  expect(html).not.toContain(`"'`);
  expect(html.match(/&lt;script&gt;alert\(1\)&lt;\/script&gt;&quot;&#39; onload=x &amp;amp;/g)).toHaveLength(
    6,
  );
});

it('a name that looks like an address becomes no link', () => {
  const html = mailHtml(content, links);
  expect(html).toContain('For win<span>.</span>example');
  expect(html).toContain('works for 60 minutes.<');
  const text = mailText({ ...content, heading: 'mia@win.example' }, links);
  expect(text).toContain(`mia@${LINK_BREAK}win.${LINK_BREAK}example`);
  expect(text).toContain(`For win.${LINK_BREAK}example:\nhttps://reading.example.org/open#two`);
});

it('asks for nothing from anywhere, and gives every color of a text with the one behind it', () => {
  const html = mailHtml(content, links);
  expect(html).not.toMatch(/<img|src=|url\(|@import|<link/);
  const addresses = html.match(/https?:\/\/[^"<]+/g) ?? [];
  expect(addresses.every((address) => address.startsWith(links.origin))).toBe(true);
  for (const [style] of html.matchAll(/style="[^"]*"/g))
    expect(/[^-]color:/.test(style)).toBe(/background-color:/.test(style));
});
