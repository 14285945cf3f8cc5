import { z } from 'zod';
import type { Sheet, SheetKind, SheetQuestion } from './reading-sheet.ts';
import type { Choice, Label, Labelling, Reading, Review } from './review-file.ts';
import { SHEET_LETTERS } from './sheet-text.ts';
import { SKILLS } from './skills.ts';
import { TARGETS } from './targets.ts';

const number = z.int().min(1);
const answer = z.string().regex(/^[A-F]$/, 'a letter of the sheet');
const note = z.string().optional();

/** One line of a reader's answers, by the kind of sheet. */
const LINE_SCHEMAS = {
  blind: z.strictObject({ n: number, answer, sure: z.boolean(), note }),
  open: z.strictObject({ n: number, answer, sure: z.boolean().optional(), note }),
  label: z.strictObject({
    n: number,
    answer: answer.optional(),
    sure: z.boolean().optional(),
    skill: z.enum(SKILLS),
    target: z.enum(TARGETS),
    note,
  }),
} as const satisfies Record<SheetKind, z.ZodType>;

/** A reader's answer to one question of a sheet. */
export interface SheetAnswer {
  readonly asked: SheetQuestion;
  readonly choice: Choice | undefined;
  readonly label: Label | undefined;
  readonly note: string | undefined;
}

/** The answers of a reader, one JSON object a line in any order. @throws RangeError on a line that answers nothing, or a number answered twice. */
export function parseAnswers(text: string, sheet: Sheet): SheetAnswer[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const answers = lines.map((line) => parseLine(line, sheet));
  const twice = answers.find(({ asked }, at) =>
    answers.some((other, index) => index < at && other.asked === asked),
  );
  if (twice)
    throw new RangeError(`${sheet.name}: ${sheet.questions.indexOf(twice.asked) + 1} is answered twice.`);
  return answers;
}

function parseLine(line: string, sheet: Sheet): SheetAnswer {
  const parsed = LINE_SCHEMAS[sheet.kind].safeParse(asJson(line));
  const asked = sheet.questions[(parsed.data?.n ?? 0) - 1];
  const reason = parsed.success ? 'no such number or letter' : z.prettifyError(parsed.error);
  const wrong = new RangeError(`${sheet.name}: ${line.trim()} answers no question of the sheet (${reason}).`);
  if (!parsed.success || !asked) throw wrong;
  const { answer: letter, sure, note: said } = parsed.data;
  const chosen = letter === undefined ? undefined : SHEET_LETTERS.indexOf(letter);
  if (chosen !== undefined && chosen >= asked.order.length) throw wrong;
  const { question, version, order } = asked;
  const head = { question, version };
  return {
    asked,
    note: said,
    label:
      'skill' in parsed.data ? { ...head, skill: parsed.data.skill, target: parsed.data.target } : undefined,
    choice:
      chosen === undefined
        ? undefined
        : { ...head, order: [...order], chosen, ...(sure === undefined ? {} : { sure }) },
  };
}

/** A line as JSON, or as it stands where it is none. */
export function asJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return line;
  }
}

/** What each passage's file of readings gains from a reader's answers. */
export function recordsOf(
  { kind }: Sheet,
  answers: readonly SheetAnswer[],
  { date, reader }: Pick<Reading, 'date' | 'reader'>,
): Map<string, Review> {
  const byPassage = Map.groupBy(answers, ({ asked }) => asked.passage);
  return new Map(
    [...byPassage].map(([passage, own]) => {
      const choices = own.flatMap(({ choice }) => choice ?? []).toSorted(byQuestion);
      const labels = own.flatMap(({ label }) => label ?? []).toSorted(byQuestion);
      const readings: Reading[] =
        choices.length > 0 ? [{ date, reader, withPassage: kind !== 'blind', choices }] : [];
      const labellings: Labelling[] = labels.length > 0 ? [{ date, reader, labels }] : [];
      return [passage, { readings, labellings, checks: [] }];
    }),
  );
}

const byQuestion = (a: { readonly question: string }, b: { readonly question: string }): number =>
  a.question.localeCompare(b.question, 'en', { numeric: true });
