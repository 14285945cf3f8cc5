import { isMap, isNode, isSeq, parseDocument } from 'yaml';
import type { AgreedLabel } from '#features/library/core/labels.ts';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text of a passage file with agreed labels as the `skill` and `target` of its questions, and nothing else changed. */
export function withLabels(source: string, labels: ReadonlyMap<string, AgreedLabel | undefined>): string {
  const questions = parseDocument(source).get('questions');
  const edits = (isSeq(questions) ? questions.items : []).flatMap((question) => {
    const label = isMap(question) ? labels.get(String(question.get('code'))) : undefined;
    return [...valueEdit(question, 'skill', label?.skill), ...valueEdit(question, 'target', label?.target)];
  });
  // From the end, so that the offsets before an edit still hold.
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: value }) => text.slice(0, start) + value + text.slice(end), source);
}

function valueEdit(question: unknown, key: string, value: string | undefined): Edit[] {
  const node = isMap(question) ? question.get(key, true) : undefined;
  if (value === undefined || !isNode(node) || !node.range) return [];
  return [{ start: node.range[0], end: node.range[1], text: value }];
}
