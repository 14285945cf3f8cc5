import {
  AUDIENCES,
  type Audience,
  HELP_TOPICS,
  type HelpAnswer,
  type HelpBlock,
  type HelpRun,
  type HelpTopic,
} from './help-answer.ts';

/** A label, what is typed, or a link; what is between them is text. */
const MARKED = /\*\*([^*]+)\*\*|`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)/g;
const FRONT = /^---\n([\s\S]*?)\n---\n/;
const STEP = /^\d+\. /;
const POINT = /^- /;

/**
 * Reads an answer: front matter with `title`, `for`, `topic`, `words`, and `only: plans` where it is there only with plans; then paragraphs and lists with bold labels, code and links. It is the part of
 * Markdown that the answers use; a package that knows all of it is larger than all answers.
 * @throws SyntaxError naming the file and what is missing in it.
 */
export function parseAnswer(name: string, source: string): HelpAnswer {
  const front = FRONT.exec(source);
  if (!front) throw new SyntaxError(`${name}: the front matter is missing`);
  const field = (key: string): string => {
    const line = front[1]?.split('\n').find((one) => one.startsWith(`${key}: `));
    if (line === undefined) throw new SyntaxError(`${name}: "${key}" is missing`);
    return line.slice(key.length + 2).trim();
  };
  return {
    name,
    title: field('title'),
    audiences: field('for')
      .split(', ')
      .map((word) => audienceOf(name, word)),
    topic: topicOf(name, field('topic')),
    onlyWithPlans: /^only: plans$/m.test(front[1] ?? ''),
    words: field('words'),
    blocks: source.slice(front[0].length).trim().split(/\n\n+/).map(blockOf),
  };
}

function audienceOf(name: string, word: string): Audience {
  const found = AUDIENCES.find((one) => one === word);
  if (!found) throw new SyntaxError(`${name}: "${word}" is no audience`);
  return found;
}

function topicOf(name: string, word: string): HelpTopic {
  const found = HELP_TOPICS.find((one) => one === word);
  if (!found) throw new SyntaxError(`${name}: "${word}" is no topic`);
  return found;
}

function blockOf(text: string): HelpBlock {
  const lines = text.split('\n');
  for (const [mark, ordered] of [
    [STEP, true],
    [POINT, false],
  ] as const)
    if (lines.every((line) => mark.test(line)))
      return { kind: 'list', ordered, items: lines.map((line) => runsOf(line.replace(mark, ''))) };
  return { kind: 'paragraph', runs: runsOf(lines.join(' ')) };
}

function runsOf(text: string): HelpRun[] {
  const runs: HelpRun[] = [];
  let at = 0;
  for (const found of text.matchAll(MARKED)) {
    if (found.index > at) runs.push({ kind: 'text', text: text.slice(at, found.index) });
    runs.push(markedRun(found));
    at = found.index + found[0].length;
  }
  return at < text.length ? [...runs, { kind: 'text', text: text.slice(at) }] : runs;
}

function markedRun([, label, code, words = '', to = '']: RegExpMatchArray): HelpRun {
  if (label !== undefined) return { kind: 'label', text: label };
  return code === undefined ? { kind: 'link', text: words, to } : { kind: 'code', text: code };
}
