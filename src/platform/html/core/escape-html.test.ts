import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it.each([
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  [`" onload='x' &amp;`, '&quot; onload=&#39;x&#39; &amp;amp;'],
  ['Zoë’s 2 < 3', 'Zoë’s 2 &lt; 3'],
])('leaves nothing of %s that a browser would act on', (text, html) => {
  expect(escapeHtml(text)).toBe(html);
});
