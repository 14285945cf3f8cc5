import type { Check, Choice, Label, Labelling, Reading, Review } from './review-file.ts';

/** A file of readings as text, one choice, label or finding a line, so that a change of one is a change of one line. */
export function reviewText({ readings, labellings, checks }: Review): string {
  return [
    ...(readings.length > 0 ? ['readings:', ...readings.flatMap(readingLines)] : []),
    ...(labellings.length > 0 ? ['labellings:', ...labellings.flatMap(labellingLines)] : []),
    ...(checks.length > 0 ? ['checks:', ...checks.flatMap(checkLines)] : []),
    '',
  ].join('\n');
}

const readingLines = ({ date, reader, withPassage, choices }: Reading): string[] => [
  ...headLines(date, reader),
  `    withPassage: ${withPassage}`,
  '    choices:',
  ...choices.map((choice) => `      - ${choiceText(choice)}`),
];

const labellingLines = ({ date, reader, labels }: Labelling): string[] => [
  ...headLines(date, reader),
  '    labels:',
  ...labels.map((label) => `      - ${labelText(label)}`),
];

const checkLines = ({ date, reader, kind, version, ok, found, note }: Check): string[] => [
  ...headLines(date, reader),
  `    kind: ${kind}`,
  `    version: "${version}"`,
  `    ok: ${ok}`,
  ...(found.length > 0 ? ['    found:', ...found.map((one) => `      - ${JSON.stringify(one)}`)] : []),
  ...(note === undefined ? [] : [`    note: ${JSON.stringify(note)}`]),
];

const headLines = (date: string, reader: string): string[] => [
  `  - date: ${date}`,
  `    reader: ${JSON.stringify(reader)}`,
];

/** Versions are quoted: some, such as 12345678 and 1234567e1, would be numbers. */
const choiceText = ({ question, version, order, chosen, sure }: Choice): string =>
  `{ question: ${question}, version: "${version}", order: [${order.join(', ')}], chosen: ${chosen}${
    sure === undefined ? '' : `, sure: ${sure}`
  } }`;

const labelText = ({ question, version, skill, target }: Label): string =>
  `{ question: ${question}, version: "${version}", skill: ${skill}, target: ${target} }`;
