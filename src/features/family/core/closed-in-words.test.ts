import { expect, it } from 'vitest';
import { closedInWords } from './closed-in-words.ts';

it.each([
  [{ byCaller: true, byOther: false }, 'You said no,', 'when you consent again'],
  [{ byCaller: false, byOther: true }, 'Another parent said no,', 'when that parent consents again'],
  [{ byCaller: true, byOther: true }, 'You and another parent said no,', 'when both of you consent again'],
])('says who closed the account and what opens it: %o', (withdrawn, who, opens) => {
  const words = closedInWords('Ana', withdrawn);
  expect(words.startsWith(who)).toBe(true);
  expect(words).toContain(`Ana cannot log in. The account opens again ${opens}, or the school opens it`);
});
