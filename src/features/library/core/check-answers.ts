import { z } from 'zod';
import type { CheckSheet, SheetPassage } from './check-sheet.ts';
import type { Check, Review } from './review-file.ts';
import { asJson } from './sheet-answers.ts';

const n = z.int().min(1);
const words = z.string().trim().min(1);
const note = words.optional();

/** One line of a reader's answers. */
const lineSchema = z.discriminatedUnion('ok', [
  z.strictObject({ n, ok: z.literal(true), note }),
  z.strictObject({
    n,
    ok: z.literal(false),
    found: z.array(words.regex(/\S\s+\S/, 'a sentence for each finding')).min(1),
    note,
  }),
]);

/** A reader's answer about one passage of a sheet. */
export interface CheckAnswer {
  readonly asked: SheetPassage;
  readonly ok: boolean;
  readonly found: readonly string[];
  readonly note: string | undefined;
}

/** The answers of a reader, one JSON object a line in any order. @throws RangeError on a line that answers nothing, or a number answered twice. */
export function parseCheckAnswers(text: string, sheet: CheckSheet): CheckAnswer[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const answers = lines.map((line) => parseLine(line, sheet));
  const twice = answers.find(({ asked }, at) => answers.findIndex((other) => other.asked === asked) < at);
  if (twice)
    throw new RangeError(`${sheet.name}: ${sheet.passages.indexOf(twice.asked) + 1} is answered twice.`);
  return answers;
}

function parseLine(line: string, sheet: CheckSheet): CheckAnswer {
  const parsed = lineSchema.safeParse(asJson(line));
  const asked = sheet.passages[(parsed.data?.n ?? 0) - 1];
  if (!parsed.success || !asked) {
    const reason = parsed.success ? 'no such number' : z.prettifyError(parsed.error);
    throw new RangeError(`${sheet.name}: ${line.trim()} answers no passage of the sheet (${reason}).`);
  }
  const { data } = parsed;
  return { asked, ok: data.ok, found: data.ok ? [] : data.found, note: data.note };
}

/** What each passage's file of readings gains from a reader's answers. */
export function checkRecordsOf(
  { kind }: CheckSheet,
  answers: readonly CheckAnswer[],
  by: Pick<Check, 'date' | 'reader'>,
): Map<string, Review> {
  return new Map(
    answers.map(({ asked: { passage, version }, ok, found, note: said }) => {
      const check: Check = { ...by, kind, version, ok, found: [...found] };
      const checks = [said === undefined ? check : { ...check, note: said }];
      return [passage, { readings: [], labellings: [], checks }];
    }),
  );
}
