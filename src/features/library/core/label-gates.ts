import type { Verdict } from './finding.ts';
import { agreedLabel, targetOf } from './labels.ts';
import { asksForNumber, meanOptionWords } from './option-kinds.ts';
import type { Passage, Question } from './passage-file.ts';
import { ITEM_STANDARD } from './passage-standard.ts';

/** The gates on what a passage's questions ask for, by the labels that readers agree on where there are any. */
export function labelVerdicts(passage: Passage): Verdict[] {
  const { use, questions } = passage;
  return [
    ...(use === 'practice' ? [locateVerdict(passage), workedOutVerdict(passage), pointVerdict(passage)] : []),
    ...questions.flatMap((question) =>
      questionVerdicts(passage, question).map((verdict) => ({ ...verdict, where: question.code })),
    ),
  ].map((verdict) => ({ ...verdict, heldOnly: true }));
}

function locateVerdict(passage: Passage): Verdict {
  const { level, questions } = passage;
  const count = questions.filter((question) => targetOf(passage, question) === 'locate').length;
  const max = ITEM_STANDARD.locateMax(level, questions.length);
  return {
    gate: 'locate questions',
    ok: count <= max,
    measured: count,
    wanted: `≤ ${max}`,
    message: 'ask for something that no sentence says',
  };
}

function workedOutVerdict(passage: Passage): Verdict {
  const { level, questions } = passage;
  const count = questions.filter(
    (question) => targetOf(passage, question) !== 'locate' && skillOf(passage, question) !== 'Vocab',
  ).length;
  const min = ITEM_STANDARD.workedOutMin(level);
  return {
    gate: 'worked out',
    ok: count >= min,
    measured: count,
    wanted: `≥ ${min}`,
    message: 'ask for something that has to be worked out',
  };
}

/** The turn or the point of a passage: a Central Idea or Theme Tone question that no single sentence answers. */
function pointVerdict(passage: Passage): Verdict {
  const ok = passage.questions.some(
    (question) =>
      ['Central Idea', 'Theme Tone'].includes(skillOf(passage, question)) &&
      targetOf(passage, question) !== 'locate',
  );
  return {
    gate: 'asks for the point',
    ok,
    measured: ok ? 'yes' : 'no',
    wanted: 'a Central Idea or Theme Tone question that is not locate',
    message: 'ask for the turn of the passage or its point; the essay prompt often has it already',
  };
}

const skillOf = (passage: Passage, question: Question): string =>
  agreedLabel(passage, question)?.skill ?? question.skill;

function questionVerdicts(passage: Passage, question: Question): Verdict[] {
  return [
    ...anchorVerdicts(passage, question),
    ...pairVerdicts(passage, question),
    ...thoughtVerdicts(passage, question),
  ];
}

function anchorVerdicts({ kind }: Passage, { anchor }: Question): Verdict[] {
  const faults = [
    ...(anchor === 'R.7' ? ['R.7 needs a picture or a table'] : []),
    ...(anchor === 'R.8' && kind === 'literary' ? ['R.8 needs a text that argues'] : []),
  ];
  return faults.map((message) => ({
    gate: 'anchor',
    ok: false,
    measured: anchor,
    wanted: 'an anchor that fits',
    message,
  }));
}

/** Skills and targets that exclude each other. */
function pairVerdicts(passage: Passage, question: Question): Verdict[] {
  const [skill, target] = [skillOf(passage, question), targetOf(passage, question)];
  const wanted =
    (skill === 'Inference' && target === 'locate' && 'an Inference that no one sentence answers') ||
    (skill === 'Supporting Details' &&
      target === 'critique' &&
      'Supporting Details that locate, or integrate simply');
  return wanted ? [{ gate: 'skill and target', ok: false, measured: `${skill} / ${target}`, wanted }] : [];
}

/** Options of questions that ask for thought are whole thoughts; words asked about and numbers are judged elsewhere. */
function thoughtVerdicts(passage: Passage, question: Question): Verdict[] {
  const free = passage.level < 3 || targetOf(passage, question) === 'locate' || question.skill === 'Vocab';
  if (free || asksForNumber(question)) return [];
  const mean = meanOptionWords(question);
  const min = ITEM_STANDARD.thoughtWordsMin;
  return [
    {
      gate: 'whole thoughts',
      ok: mean >= min,
      measured: `${mean.toFixed(1)} words an option`,
      wanted: `≥ ${min} on average`,
      message: 'say each option as a whole thought',
    },
  ];
}
