import type { Passage, Question } from './passage-file.ts';
import { LIBRARY_STANDARD } from './passage-standard.ts';
import { currentLabels } from './review-rates.ts';
import type { Skill } from './skills.ts';
import type { Target } from './targets.ts';

/** What readers agree that a question asks for; undefined where they don't agree yet. */
export interface AgreedLabel {
  readonly skill: Skill | undefined;
  readonly target: Target | undefined;
}

/** What two readers, or two of three, agree on. Undefined where fewer than two readers labelled the question as it is worded now. */
export function agreedLabel(passage: Passage, question: Question): AgreedLabel | undefined {
  const labels = currentLabels(passage, question);
  return labels.length < LIBRARY_STANDARD.labelReaders
    ? undefined
    : { skill: agreed(labels.map(({ skill }) => skill)), target: agreed(labels.map(({ target }) => target)) };
}

/** The value that most readers gave, at least two of them and more than gave any other. */
function agreed<T>(values: readonly T[]): T | undefined {
  const votes = [...Map.groupBy(values, (value) => value)]
    .map(([value, same]) => ({ value, count: same.length }))
    .toSorted((a, b) => b.count - a.count);
  const [first, second] = votes;
  return first !== undefined && first.count >= 2 && first.count > (second?.count ?? 0)
    ? first.value
    : undefined;
}

/** What a question asks for: as readers agree, or else as its file says. */
export function targetOf(passage: Passage, question: Question): Target {
  return agreedLabel(passage, question)?.target ?? question.target;
}

/** How many labels first readers gave (skill and target count apart), and how many of them the readers agreed on in the end. */
export function firstLabels(passages: readonly Passage[]): { readonly made: number; readonly right: number } {
  const kept = passages.flatMap((passage) =>
    passage.questions.flatMap((question) => {
      const settled = agreedLabel(passage, question);
      const first = currentLabels(passage, question)[0];
      return settled && first ? [first.skill === settled.skill, first.target === settled.target] : [];
    }),
  );
  return { made: kept.length, right: kept.filter(Boolean).length };
}

/** A passage is labelled when readers agree on the skill and the target of each of its questions. */
export function isLabelled(passage: Passage): boolean {
  return passage.questions.every((question) => {
    const label = agreedLabel(passage, question);
    return label?.skill !== undefined && label.target !== undefined;
  });
}
