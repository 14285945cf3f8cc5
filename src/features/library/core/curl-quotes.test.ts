import { assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { curlQuotes, quoted } from './curl-quotes.ts';

it.each([
  [`"Good!" she cried. "He's here."`, '“Good!” she cried. “He’s here.”'],
  [`He said, "They call it 'the uncle.'"`, 'He said, “They call it ‘the uncle.’”'],
  [`"'Never,' he told me," said Ana.`, '“‘Never,’ he told me,” said Ana.'],
  [`the boys' boat, the mill's wheel`, 'the boys’ boat, the mill’s wheel'],
  [`'Tis cold, and the '90s are over`, '’Tis cold, and the ’90s are over'],
  [`a word ("likeness") in brackets`, 'a word (“likeness”) in brackets'],
  ['“curled” already', '“curled” already'],
  ['"Line one\n"Line two"', '“Line one\n“Line two”'],
])('curls %s', (straight, curled) => expect(curlQuotes(straight)).toBe(curled));

// Making texts of any characters takes longer than looking at them, and machines are busy.
const TIMEOUT_MS = 60_000;

it('moves no character', { timeout: TIMEOUT_MS }, () => {
  assert(
    property(string({ unit: 'binary' }), (text) => {
      const curled = curlQuotes(text);
      expect(curled).toHaveLength(text.length);
      expect(curled.replaceAll(/[“”]/g, '"').replaceAll(/[‘’]/g, "'")).toBe(
        text.replaceAll(/[“”]/g, '"').replaceAll(/[‘’]/g, "'"),
      );
    }),
    { numRuns: 30 },
  );
});

it('puts a text with quotation marks of its own inside others', () =>
  expect(quoted('“Without it,” he said, “it’s perfect.”')).toBe('“‘Without it,’ he said, ‘it’s perfect.’”'));
