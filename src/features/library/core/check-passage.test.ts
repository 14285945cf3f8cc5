import { describe, expect, it } from 'vitest';
import { checkPassage } from './check-passage.ts';
import { isFailure } from './finding.ts';
import { FIXTURE_PASSAGE, fixtureWith, optionAs, questionAt } from './fixture-passage.ts';
import { fixtureLabelling } from './fixture-review.ts';
import type { Passage } from './passage-file.ts';

/** The hard gates that a passage fails, each with its place. */
function failures(passage: Passage): string[] {
  return checkPassage(passage)
    .filter(isFailure)
    .map(({ gate, where }) => [where, gate].filter(Boolean).join(' '));
}

it('finds nothing wrong with the fixture but that no reader has read or checked it', () => {
  expect(checkPassage(FIXTURE_PASSAGE).filter(({ ok }) => !ok)).toMatchObject([
    {
      passage: FIXTURE_PASSAGE.id,
      gate: 'reviewed',
      severity: 'advisory',
      measured: expect.stringContaining('at least 0'),
    },
    { gate: 'copy-edited', severity: 'advisory', measured: expect.stringContaining('readers: 0') },
  ]);
});

const CLAIM = { claim: 'Kites need wind.', how: 'Everyone knows.' };
const SOURCED = { claim: 'Kites need wind.', source: 'National Weather Service' };

/** Asks about another word of the fixture, at another level. */
function wordOf(passage: Passage, word: string, level: number): void {
  passage.level = level;
  Object.assign(questionAt(passage, 2), { word, stem: `What does "${word}" mean in this story?` });
}

/** One change each, and the first failure that it must lead to. */
const FAULTS: readonly (readonly [failure: string, change: (draft: Passage) => void])[] = [
  ['words', (p) => (p.text += '\nAnd they did that in the end, too.\n')],
  ['fk', (p) => (p.level = 4)],
  ['measure', (p) => (p.level = 4)],
  ['unfamiliar', (p) => (p.text = p.text.replaceAll(/\b(?:the|her)\b/g, 'zymurgic'))],
  ['longest sentence', (p) => (p.text = p.text.replace('Hill.\n"That', 'Hill,\n"That'))],
  ['waiver', (p) => (p.waiver = { gates: ['fk'], reason: 'because' })],
  ['questions', (p) => p.questions.pop()],
  ['question codes', (p) => (questionAt(p, 1).code = 'q1')],
  ['skills', (p) => p.questions.forEach((q) => (q.skill = q.skill === 'Vocab' ? 'Vocab' : 'Theme Tone'))],
  ['required skill', (p) => (questionAt(p, 4).skill = 'Compare')],
  [
    'questions fk',
    (p) => p.questions.forEach((q) => (q.stem = 'Which consideration necessitated precautionary measures?')),
  ],
  ['glossary', (p) => p.glossary.pop()],
  ['glossary word', (p) => p.glossary.push({ word: 'anchor', meaning: 'what holds a ship' })],
  ['essay', (p) => delete p.essay],
  ['claims', (p) => (p.kind = 'informational')],
  ['truth', (p) => (p.kind = 'informational')],
  ['sources', (p) => Object.assign(p, { kind: 'informational', truth: 'true', claims: [CLAIM, CLAIM] })],
  ['sources', (p) => Object.assign(p, { kind: 'informational', truth: 'true', claims: [SOURCED] })],
  ['locate questions', (p) => (questionAt(p, 1).target = 'locate')],
  ['worked out', (p) => p.questions.forEach((q) => (q.target = q.code === 'q5' ? 'critique' : 'locate'))],
  ['asks for the point', (p) => (questionAt(p, 4).target = 'locate')],
  ['q2 skill and target', (p) => (questionAt(p, 1).target = 'locate')],
  ['q1 skill and target', (p) => (questionAt(p, 0).target = 'critique')],
  ['q1 anchor', (p) => (questionAt(p, 0).anchor = 'R.7')],
  ['q1 anchor', (p) => (questionAt(p, 0).anchor = 'R.8')],
  ['q2 whole thoughts', (p) => questionAt(p, 1).options.forEach((o) => (o.text = o.text.slice(0, 18)))],
  ['q1 stem words', (p) => (questionAt(p, 0).stem = `${'so '.repeat(25)}why?`)],
  ['q1 stem asks', (p) => (questionAt(p, 0).stem = 'Noor put on her mittens because')],
  ['q1 stem source', (p) => (questionAt(p, 0).stem = 'According to the story, why did Noor wear mittens?')],
  ['q5 negative stem', (p) => (questionAt(p, 4).stem = 'Which of these is not a lesson of this story?')],
  ['q1 options', (p) => questionAt(p, 0).options.pop()],
  ['q1 one key', (p) => (optionAs(p, 0, 'misread').role = 'key')],
  ['q1 distractor roles', (p) => (optionAs(p, 0, 'misread').role = 'otherSpan')],
  ['q1 option words', (p) => (optionAs(p, 0, 'misread').text = `It was ${'so '.repeat(13)}hot.`)],
  ['q1 catch-all option', (p) => (optionAs(p, 0, 'misread').text = 'It was none of the above.')],
  [
    'q1 option inside another',
    (p) => (optionAs(p, 0, 'misread').text = 'Oh, the string was hurting her hands.'),
  ],
  ['q1 parallel options', (p) => (optionAs(p, 0, 'misread').text = 'The sun had made the string hot')],
  ['q1 parallel options', (p) => (optionAs(p, 0, 'misread').text = 'Hot.')],
  ['q1 key length', (p) => (optionAs(p, 0, 'key').text = 'It hurt.')],
  ['q1 copied key', (p) => (optionAs(p, 0, 'key').text = 'So quickly that the string burned her.')],
  ['q1 option 1 evidence', (p) => optionAs(p, 0, 'unsupported').spans.push({ paragraph: 1, quote: 'Noor' })],
  ['q1 option 2 evidence', (p) => (optionAs(p, 0, 'key').spans = [])],
  ['q1 option 2 evidence quote', (p) => (optionAs(p, 0, 'key').spans = [{ paragraph: 1, quote: 'string' }])],
  ['q1 option 2 rationale words', (p) => (optionAs(p, 0, 'key').rationale = 'Paragraph 2 says so.')],
  [
    'q1 option 2 rationale place',
    (p) => (optionAs(p, 0, 'key').rationale = `Paragraph 3 ${'says so '.repeat(5)}`),
  ],
  [
    'q1 option 2 rationale reason',
    (p) =>
      (optionAs(p, 0, 'key').rationale = 'Paragraph 2 says that the string in her hands burned her fingers.'),
  ],
  ['q3 vocabulary word', (p) => (questionAt(p, 2).word = 'kite')],
  ['q3 vocabulary word', (p) => delete questionAt(p, 2).word],
  ['q1 vocabulary word', (p) => (questionAt(p, 0).word = 'slack')],
  ['q3 vocabulary in glossary', (p) => p.glossary.push({ word: 'slack', meaning: 'loose' })],
  [
    'q3 vocabulary defined',
    (p) => (p.text = p.text.replace('slack, because', 'slack, which means loose, because')),
  ],
  ['q3 vocabulary defined', (p) => (optionAs(p, 2, 'key').text = 'nothing pulling')],
  ['q3 vocabulary known', (p) => wordOf(p, 'bottom', 5)],
  ['q3 vocabulary quoted', (p) => (questionAt(p, 2).stem = 'What does slack mean?')],
  [
    'q3 vocabulary clue',
    (p) => {
      for (const option of questionAt(p, 2).options)
        option.spans = [{ paragraph: 1, quote: 'It will never fly.' }];
    },
  ],
  ['questions follow the passage', (p) => p.questions.reverse()],
  ['q1 answered elsewhere', (p) => (questionAt(p, 1).stem = 'Why was the string hurting the hands of Noor?')],
];

describe('a passage with one fault', () => {
  it.each(FAULTS)('fails %s', (failure, change) => {
    expect(failures(fixtureWith(change))).toContain(failure);
  });
});

it('takes a second sentence for a reason', () => {
  const reasoned = fixtureWith((p) => {
    optionAs(p, 0, 'key').rationale =
      'Paragraph 2 tells of the string in her hands. It burned her fingers, and mittens keep hands safe.';
  });
  expect(failures(reasoned)).not.toContain('q1 option 2 rationale reason');
});

const REASON = 'The string burned her fingers, so she covered both of her hands before it could hurt more.';

/** The question about a word becomes one about two kites. */
function replaceVocabulary(passage: Passage): void {
  const question = questionAt(passage, 2);
  delete question.word;
  Object.assign(question, { skill: 'Compare', target: 'integrate' });
  for (const option of question.options) option.text = `It was ${option.text} all the time`;
}

/** Changes that look like faults and are none. */
const ALLOWED: readonly (readonly [name: string, change: (draft: Passage) => void])[] = [
  [
    'verse may waive FK',
    (p) => Object.assign(p, { form: 'verse', waiver: { gates: ['fk'], reason: 'a chant' } }),
  ],
  [
    'a negative stem in capitals',
    (p) => (questionAt(p, 4).stem = 'Which of these is NOT a lesson of this story?'),
  ],
  ['a single quoted word', (p) => (questionAt(p, 2).stem = "What does 'slack' mean here?")],
  ['a vocabulary key in the words of the passage', (p) => (optionAs(p, 2, 'key').text = 'loose')],
  ['no vocabulary question', (p) => replaceVocabulary(p)],
  ['a rationale without an address', (p) => (optionAs(p, 0, 'key').rationale = REASON)],
  [
    'an informational text that says it is invented',
    (p) => Object.assign(p, { kind: 'informational', truth: 'invented' }),
  ],
  [
    'a true informational text with its sources',
    (p) => Object.assign(p, { kind: 'informational', truth: 'true', claims: [SOURCED, SOURCED] }),
  ],
  ['whole-text questions anywhere', (p) => p.questions.unshift(...p.questions.splice(4, 1))],
];

it.each(ALLOWED)('%s', (_, change) => {
  expect(failures(fixtureWith(change))).toEqual([]);
});

const wantedGrade = (passage: Passage): string | undefined =>
  checkPassage(passage).find(({ gate }) => gate === 'fk')?.wanted;

describe('a pretest passage', () => {
  const pretest = fixtureWith((draft) => {
    draft.use = 'pretest';
    draft.text = draft.text.split('\n\n').slice(0, 2).join('\n\n');
    draft.questions = draft.questions.slice(0, 1);
    draft.glossary = [];
    delete draft.essay;
  });

  it('needs no essay, glossary, central idea or vocabulary, but three questions of three skills', () => {
    expect(failures(pretest)).toEqual(['questions', 'skills']);
  });

  it('may be a tenth of its range off the grade of its level', () => {
    expect(wantedGrade({ ...pretest, use: 'practice' })).toBe('2.50 to 5.00');
    expect(wantedGrade(pretest)).toBe('2.25 to 5.25');
  });
});

const DICTIONARY = {
  isCommon: (word: string) => word !== 'slack',
  isWord: (word: string) => word !== 'slack' && word !== 'spool',
};

describe('with a dictionary', () => {
  const findings = checkPassage(FIXTURE_PASSAGE, { held: true, dictionary: DICTIONARY }).filter(
    ({ ok }) => !ok,
  );

  it('refuses a vocabulary question about a word that is none', () => {
    expect(findings).toContainEqual(
      expect.objectContaining({ gate: 'vocabulary real', where: 'q3', severity: 'hard' }),
    );
  });

  it('names the words of the text that are none', () => {
    expect(findings).toContainEqual(
      expect.objectContaining({ gate: 'words of the text', measured: 'spool, slack', severity: 'advisory' }),
    );
  });
});

it('points out what a level may have little of', () => {
  const passage = fixtureWith((draft) => {
    questionAt(draft, 0).stem = 'On which day did Noor wear mittens?';
    for (const [at, option] of questionAt(draft, 0).options.entries()) option.text = `on day ${at + 1}`;
    questionAt(draft, 1).stem = 'Why does somebody not want to let the kite go?';
  });
  const gates = checkPassage(passage)
    .filter(({ ok, severity }) => !ok && severity === 'advisory')
    .map(({ gate, where }) => `${where} ${gate}`);
  expect(gates).toEqual(expect.arrayContaining(['q1 fronted preposition', 'q1 option kind', 'q2 wording']));
});

it('goes by what readers agree on and not by the label in the file', () => {
  const labelling = fixtureLabelling({ q2: { target: 'locate' }, q3: { target: 'locate' } });
  const passage = fixtureWith((draft) => (draft.review.labellings = [labelling, labelling]));
  expect(failures(passage)).toEqual(
    expect.arrayContaining(['locate questions', 'q2 skill and target', 'q2 label', 'q3 label']),
  );
});
