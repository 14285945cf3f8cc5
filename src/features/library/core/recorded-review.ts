import type { Passage } from './passage-file.ts';
import { questionVersion } from './question-version.ts';
import type { Review } from './review-file.ts';

/**
 * A passage's readings with more of them. Every reading that says whether its reader was sure, and every check, stays
 * recorded, whatever becomes of the question or the text; older choices are left out once their question reads otherwise.
 */
export function withRecords(passage: Passage, more: Review): Review {
  const { readings, labellings, checks } = passage.review;
  return {
    readings: [...withoutOutdated(passage, readings), ...more.readings],
    labellings: [...labellings, ...more.labellings],
    checks: [...checks, ...more.checks],
  };
}

function withoutOutdated({ questions }: Passage, readings: Review['readings']): Review['readings'] {
  const versions = new Map(questions.map((question) => [question.code, questionVersion(question)]));
  return readings
    .map((reading) => ({
      ...reading,
      choices: reading.choices.filter(
        ({ question, version, sure }) => sure !== undefined || versions.get(question) === version,
      ),
    }))
    .filter(({ choices }) => choices.length > 0);
}
