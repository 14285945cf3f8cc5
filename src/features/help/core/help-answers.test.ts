import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allAddresses } from '#platform/screens/core/all-addresses.ts';
import { addressFinder } from '#platform/screens/core/path-pattern.ts';
import { helpPage } from '#platform/screens/core/service-addresses.ts';
import { AUDIENCES, type HelpAnswer, type HelpRun, textOf } from './help-answer.ts';
import { parseAnswer } from './parse-answer.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const FOLDER = join(ROOT, 'docs/help');

const answers = readdirSync(FOLDER).map((file) =>
  parseAnswer(file.replace(/\.md$/, ''), readFileSync(join(FOLDER, file), 'utf8')),
);

const runsOf = ({ blocks }: HelpAnswer): readonly HelpRun[] =>
  blocks.flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.runs));

/** Words as they are compared: one kind of apostrophe and of space. */
const plain = (text: string): string => text.replaceAll('’', "'").replaceAll(/\s+/g, ' ');

/** Everything that the product says on its screens, as it stands in its files; the help itself is no witness. */
const said = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|features.help.core|testing/.test(path))
  .map((path) => plain(readFileSync(join(ROOT, 'src', path), 'utf8')));

/** Whether a label stands on a screen: as a text of its own, or as the words between two tags. */
function isSaid(label: string): boolean {
  const words = plain(label).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const pattern = new RegExp(`(?:["'\`>]|> )${words}(?:["'\`<:.,]| [<{(]| \\$)`);
  return said.some((text) => pattern.test(text));
}

const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
/** A command or a variable, or one of the values of `OPENLEAF_ROLE`. */
const isInReadme = (code: string): boolean =>
  ['web', 'worker', 'both'].includes(code) || readme.includes(code);

const isScreen = addressFinder(allAddresses);
const names = new Set(answers.map(({ name }) => name));

describe('the answers of the help', () => {
  it('are for each kind of people', () => {
    expect(answers.length).toBeGreaterThanOrEqual(30);
    for (const audience of AUDIENCES)
      expect(answers.filter(({ audiences }) => audiences.includes(audience)).length).toBeGreaterThan(4);
  });

  it('name no label that no screen has', () => {
    expect(missing(answers, 'label', (label) => isSaid(label))).toEqual([]);
  });

  it('lead to screens and answers that exist', () => {
    expect(linksFrom(answers).filter(([, to]) => !leads(to))).toEqual([]);
  });

  it('give commands and variables that the README has', () => {
    expect(missing(answers, 'code', isInReadme)).toEqual([]);
  });

  it('are short, and ask each question once', () => {
    const long = answers.filter(({ blocks }) => blocks.length > 6 || lengthOf(blocks) > 900);
    expect(long.map(({ name }) => name)).toEqual([]);
    expect(new Set(answers.map(({ title }) => title)).size).toBe(answers.length);
  });
});

describe('the check of the answers', () => {
  it.each([
    ['Log out', true],
    ['Who needs you', true],
    ['Log all the way out', false],
    // A part of a label is none.
    ['Log in with a', false],
  ])('knows whether a screen says %j', (label, wanted) => expect(isSaid(label)).toBe(wanted));

  it.each([
    [helpPage.path, true],
    ['first-class', true],
    ['/nothing', false],
    ['no-such-answer', false],
  ])('knows whether %j leads anywhere', (to, wanted) => expect(leads(to)).toBe(wanted));
});

function leads(to: string): boolean {
  return to.startsWith('/') ? isScreen(to) : names.has(to);
}

const linksFrom = (all: readonly HelpAnswer[]) =>
  all.flatMap((answer) =>
    runsOf(answer).flatMap((run) => (run.kind === 'link' ? [[answer.name, run.to] as const] : [])),
  );

const missing = (all: readonly HelpAnswer[], kind: HelpRun['kind'], isThere: (text: string) => boolean) =>
  all.flatMap((answer) =>
    runsOf(answer)
      .filter((run) => run.kind === kind && !isThere(run.text))
      .map(({ text }) => `${answer.name}: ${text}`),
  );

const lengthOf = (blocks: HelpAnswer['blocks']): number =>
  textOf(blocks.flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.runs))).length;
