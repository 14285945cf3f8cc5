import { escapeHtml } from '#platform/html/core/escape-html.ts';

/** The paragraphs of a text that somebody wrote. */
export const paragraphs = (text: string): string =>
  text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('\n');

/** A heading and what is below it; nothing where there is nothing. */
export const section = (title: string, content: string): string =>
  content === '' ? '' : `<section>\n<h2>${escapeHtml(title)}</h2>\n${content}\n</section>\n`;

/** To read on a screen and to print; nothing in it is fetched from anywhere. */
const STYLE = `
body { margin: 2rem auto; max-width: 44rem; padding: 0 1rem; color: #1e2a26; background: #fff;
  font: 1.0625rem/1.6 Georgia, "Times New Roman", serif; }
h1, h2, h3 { line-height: 1.25; break-after: avoid; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid #9aa69f; }
h3 { margin: 1.5rem 0 0.25rem; }
.about { color: #55635d; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.35rem 0.75rem 0.35rem 0; border-bottom: 1px solid #dde3dc; text-align: left; vertical-align: top; }
tr, article { break-inside: avoid; }
blockquote { margin: 0.5rem 0; padding-left: 1rem; border-left: 4px solid #9aa69f; overflow-wrap: anywhere; }
@media print { body { margin: 0; max-width: none; padding: 0; font-size: 11pt; } }`;

/** A whole page. */
export const page = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}
</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${content}</body>
</html>
`;
