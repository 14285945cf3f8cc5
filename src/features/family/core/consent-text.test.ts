import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { CONSENT_TEXTS, CONSENT_VERSION } from './consent-text.ts';

it('keeps every text that somebody may have agreed to', () => {
  const known = Object.entries(CONSENT_TEXTS).map(([version, parts]) => [
    version,
    createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12),
  ]);
  expect(known).toMatchInlineSnapshot(`
    [
      [
        "1",
        "dedfbd677dd5",
      ],
      [
        "2",
        "eebe2ef15a9b",
      ],
    ]
  `);
  expect(CONSENT_TEXTS[CONSENT_VERSION]).toBeDefined();
});
