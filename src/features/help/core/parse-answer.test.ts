import { expect, it } from 'vitest';
import { parseAnswer } from './parse-answer.ts';

const front = 'title: How?\nfor: student, parent\ntopic: reading\nwords: why, when';
const parse = (body: string, head = front) => parseAnswer('how', `---\n${head}\n---\n\n${body}\n`);

it('reads whom an answer is for, what it is about, and by which words it is found', () => {
  expect(parse('So.')).toEqual({
    name: 'how',
    title: 'How?',
    audiences: ['student', 'parent'],
    topic: 'reading',
    onlyWithPlans: false,
    words: 'why, when',
    blocks: [{ kind: 'paragraph', runs: [{ kind: 'text', text: 'So.' }] }],
  });
});

it('tells labels, code and links from text', () => {
  expect(parse('Press **Leave**, run `npm start`, or [ask](/shelf).').blocks).toEqual([
    {
      kind: 'paragraph',
      runs: [
        { kind: 'text', text: 'Press ' },
        { kind: 'label', text: 'Leave' },
        { kind: 'text', text: ', run ' },
        { kind: 'code', text: 'npm start' },
        { kind: 'text', text: ', or ' },
        { kind: 'link', text: 'ask', to: '/shelf' },
        { kind: 'text', text: '.' },
      ],
    },
  ]);
});

it.each([
  ['1. One\n2. Two', { kind: 'list', ordered: true }, 2],
  ['- One\n- Two\n- Three', { kind: 'list', ordered: false }, 3],
])('reads %j as a list', (body, list, items) => {
  const [block] = parse(body).blocks;
  expect(block).toMatchObject(list);
  expect(block?.kind === 'list' && block.items).toHaveLength(items);
});

it('joins the lines of a paragraph, and parts paragraphs at an empty line', () => {
  expect(parse('One\ntwo.\n\nThree.').blocks.map((block) => 'runs' in block && block.runs[0]?.text)).toEqual([
    'One two.',
    'Three.',
  ]);
});

it.each([
  ['no front matter', 'Words alone.', 'the front matter is missing'],
  ['no title', '---\nfor: student\nwords: a\n---\n\nSo.', '"title" is missing'],
  ['another audience', '---\ntitle: T\nfor: robot\nwords: a\n---\n\nSo.', '"robot" is no audience'],
  [
    'another topic',
    '---\ntitle: T\nfor: parent\ntopic: robots\nwords: a\n---\n\nSo.',
    '"robots" is no topic',
  ],
])('refuses %s', (_, source, words) => {
  expect(() => parseAnswer('how', source)).toThrow(`how: ${words}`);
});

it('knows an answer that is there only where plans are sold', () =>
  expect(parseAnswer('how', `---\n${front}\nonly: plans\n---\n\nSo.`).onlyWithPlans).toBe(true));
