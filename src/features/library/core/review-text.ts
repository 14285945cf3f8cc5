import type { Reading } from './passage-file.ts';

const HEAD = /^review:/m;

/** The text of a passage file with these readings as its `review`, which stands at the end; nothing else changes. */
export function withReview(source: string, review: readonly Reading[]): string {
  const at = source.search(HEAD);
  const before = `${(at === -1 ? source : source.slice(0, at)).trimEnd()}\n`;
  return review.length === 0 ? before : `${before}review:\n${review.map(readingText).join('')}`;
}

const readingText = ({ date, reader, withPassage, choices }: Reading): string =>
  [
    `  - date: ${date}`,
    `    reader: ${JSON.stringify(reader)}`,
    `    withPassage: ${withPassage}`,
    '    choices:',
    ...choices.map(
      ({ question, order, chosen }) =>
        `      - { question: ${question}, order: [${order.join(', ')}], chosen: ${chosen} }`,
    ),
    '',
  ].join('\n');
