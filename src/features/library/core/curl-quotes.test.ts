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

it('moves no character', () => {
  assert(
    property(string({ unit: 'binary' }), (text) => {
      const curled = curlQuotes(text);
      expect(curled).toHaveLength(text.length);
      expect(curled.replaceAll(/[“”]/g, '"').replaceAll(/[‘’]/g, "'")).toBe(
        text.replaceAll(/[“”]/g, '"').replaceAll(/[‘’]/g, "'"),
      );
    }),
    // Making such texts takes longer than curling them.
    { numRuns: 30 },
  );
});

it('puts a text with quotation marks of its own inside others', () =>
  expect(quoted('“Without it,” he said, “it’s perfect.”')).toBe('“‘Without it,’ he said, ‘it’s perfect.’”'));
