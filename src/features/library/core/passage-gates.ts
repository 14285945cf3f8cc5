import type { Verdict } from './finding.ts';
import { within } from './finding.ts';
import { bodyOf, paragraphsOf } from './paragraphs.ts';
import type { Passage, Question } from './passage-file.ts';
import { ITEM_STANDARD, levelStandard, PASSAGE_STANDARD, PRETEST_STANDARD } from './passage-standard.ts';
import { addCounts, countText, fleschKincaid, readabilityOf } from './readability.ts';
import { isWaived } from './text-gates.ts';
import { occurrencesOf } from './words.ts';

/** The gates on what a passage carries besides its text, and on its questions taken together. */
export function passageVerdicts(passage: Passage): Verdict[] {
  return [
    ...questionCountVerdicts(passage),
    ...skillVerdicts(passage),
    questionDifficultyVerdict(passage),
    ...extrasVerdicts(passage),
    ...truthVerdicts(passage),
  ];
}

const distinct = (values: readonly string[]): number => new Set(values).size;

function questionCountVerdicts({ use, level, questions }: Passage): Verdict[] {
  const wanted = use === 'pretest' ? PRETEST_STANDARD.questions : levelStandard(level).questions;
  const codes = distinct(questions.map((question) => question.code));
  return [
    {
      gate: 'questions',
      ok: questions.length === wanted,
      measured: questions.length,
      wanted: String(wanted),
    },
    {
      gate: 'question codes',
      ok: codes === questions.length,
      measured: `${codes} different`,
      wanted: `${questions.length} different`,
    },
  ];
}

function skillVerdicts({ use, level, questions }: Passage): Verdict[] {
  const skills = questions.map((question) => question.skill);
  const min = use === 'pretest' ? PRETEST_STANDARD.questions : ITEM_STANDARD.skillsMin(level);
  const spread: Verdict = {
    gate: 'skills',
    ok: distinct(skills) >= min,
    measured: distinct(skills),
    wanted: `≥ ${min} different`,
  };
  return use === 'pretest' ? [spread] : [spread, requiredSkillVerdict(questions)];
}

function requiredSkillVerdict(questions: readonly Question[]): Verdict {
  const ok = questions.some(({ skill }) => skill === 'Central Idea' || skill === 'Theme Tone');
  return {
    gate: 'required skill',
    ok,
    wanted: 'Central Idea or Theme Tone',
    measured: ok ? 'present' : 'none',
  };
}

/**
 * Stems and options must not be harder than the passage. Single strings are too short for Flesch-Kincaid, so all
 * of them are measured as one text in which each is at least one sentence. Where the passage waives the
 * grade, the top of its level takes its place.
 */
function questionDifficultyVerdict(passage: Passage): Verdict {
  const strings = passage.questions.flatMap(({ stem, options }) => [
    stem,
    ...options.map(({ text }) => text),
  ]);
  const grade = fleschKincaid(addCounts(strings.map(countText)));
  const base = isWaived(passage, 'fk')
    ? levelStandard(passage.level).fk[1]
    : readabilityOf(bodyOf(paragraphsOf(passage))).fk;
  const max = base + ITEM_STANDARD.gradesAbovePassageMax(passage.level);
  return {
    gate: 'questions fk',
    ok: grade <= max,
    measured: grade.toFixed(1),
    wanted: `≤ ${max.toFixed(1)}`,
    message: 'word the stems and options more simply',
  };
}

function extrasVerdicts(passage: Passage): Verdict[] {
  const { use, glossary, essay } = passage;
  const range = use === 'pretest' ? ([0, 0] as const) : PASSAGE_STANDARD.glossary;
  return [
    {
      gate: 'glossary',
      ok: within(glossary.length, range),
      measured: glossary.length,
      wanted: use === 'pretest' ? 'none' : range.join('–'),
    },
    ...glossaryWordVerdicts(passage),
    {
      gate: 'essay',
      ok: (essay === undefined) === (use === 'pretest'),
      measured: essay === undefined ? 'none' : 'one',
      wanted: use === 'pretest' ? 'none' : 'one',
    },
  ];
}

function glossaryWordVerdicts(passage: Passage): Verdict[] {
  const body = bodyOf(paragraphsOf(passage));
  return passage.glossary
    .filter(({ word }) => occurrencesOf(word, body) === 0)
    .map(({ word }) => ({
      gate: 'glossary word',
      ok: false,
      measured: `“${word}” not in the text`,
      wanted: 'a word as it stands in the text',
    }));
}

/** An informational passage says whether it is about the real world, and a true one where its claims were checked. */
function truthVerdicts({ kind, truth, claims }: Passage): Verdict[] {
  if (kind !== 'informational') return [];
  const checked = claims.filter(({ source }) => source !== undefined).length;
  const min = truth === 'invented' ? 0 : PASSAGE_STANDARD.claimsMin;
  return [
    {
      gate: 'truth',
      ok: truth !== undefined,
      measured: truth ?? 'not said',
      wanted: 'truth: true | invented',
      heldOnly: true,
    },
    { gate: 'claims', ok: claims.length >= min, measured: claims.length, wanted: `≥ ${min}` },
    {
      gate: 'sources',
      ok: checked >= min && checked === claims.length,
      measured: `${checked} of ${claims.length} claims`,
      wanted: `every claim, at least ${min}`,
      heldOnly: true,
    },
  ];
}
