import { FIXTURE_PASSAGE } from './fixture-passage.ts';
import { checkVersion } from './passage-checks.ts';
import { optionsByWords, questionVersion } from './question-version.ts';
import type { Check, CheckKind, Labelling, Reading } from './review-file.ts';

/** Shown last to first, so that a rate that forgets the order comes out wrong. */
const ORDER = [3, 2, 1, 0];

/** A reading of the fixture that takes the key of the first `right` questions, and of the others another option. */
export function fixtureReading(withPassage: boolean, right: number, sure?: boolean): Reading {
  const choices = FIXTURE_PASSAGE.questions.map((question, at) => {
    const key = optionsByWords(question.options).findIndex(({ role }) => role === 'key');
    const chosen = (ORDER.indexOf(key) + Number(at >= right)) % ORDER.length;
    const choice = { question: question.code, version: questionVersion(question), order: ORDER, chosen };
    return sure === undefined ? choice : { ...choice, sure };
  });
  return { date: '2026-03-02', reader: 'a reader', withPassage, choices };
}

/** A reader who labels every question of the fixture as its file does, but for those that `others` names by code. */
export function fixtureLabelling(
  others: Readonly<Record<string, Partial<Labelling['labels'][number]>>> = {},
): Labelling {
  const labels = FIXTURE_PASSAGE.questions.map((question) => ({
    question: question.code,
    version: questionVersion(question),
    skill: question.skill,
    target: question.target,
    ...others[question.code],
  }));
  return { date: '2026-03-03', reader: 'a reader', labels };
}

/** A check of the fixture as it stands, in which the reader found what is given. */
export function fixtureCheck(kind: CheckKind, reader = 'a reader', found: readonly string[] = []): Check {
  const version = checkVersion(FIXTURE_PASSAGE, kind);
  return { date: '2026-03-04', reader, kind, version, ok: found.length === 0, found: [...found] };
}
