import { WIRE_NAMES } from '#platform/endpoint/contract/wire-names.ts';
import type { Exchange, Leak, Recording } from './exchange.ts';
import { type Leaf, leavesOf } from './json-leaves.ts';
import type { KnownQuestion, Secrets } from './secrets.ts';

/** Members that reveal a key by their name. */
const TELLING_NAME =
  /^(correct_?(answer|option)?(_?id)?|right_?(answer|option)_?id|(is|was)_?(key|right|correct)|key_?id|answer_?key|\w*rationale|evidence|spans?|quotes?)$/i;
const OPTION_ROLES = new Set<unknown>(['key', 'misread', 'otherSpan', 'unsupported']);
const OPTION_ID_NAMES = [WIRE_NAMES.chosenOptionId, WIRE_NAMES.rightOptionId, WIRE_NAMES.optionId];
/** A rationale inside a longer text is looked for by its first words. */
const FIRST_WORDS = 5;

/**
 * No answer to a student or to nobody may hold a rationale, a role, evidence or the key of a question that this student
 * has not answered in practice before; of a question of the pretest never.
 */
export function findKeyLeaks(recording: Recording, secrets: Secrets): Leak[] {
  const roles = new Map(secrets.people.map(({ id, role }) => [id, role]));
  const index = indexOf(secrets.questions);
  return recording.exchanges
    .filter(({ actorId }) => actorId === null || (roles.get(actorId) ?? 'student') === 'student')
    .flatMap((exchange) => leaksIn(exchange, recording, index));
}

interface Index {
  readonly byId: ReadonlyMap<number, KnownQuestion>;
  readonly byOption: ReadonlyMap<number, KnownQuestion>;
  /** First words of a rationale → the rationales that begin so, each with its questions. */
  readonly byFirstWords: ReadonlyMap<string, readonly { text: string; question: KnownQuestion }[]>;
}

function indexOf(questions: readonly KnownQuestion[]): Index {
  const rationales = questions.flatMap((question) => question.rationales.map((text) => ({ text, question })));
  return {
    byId: new Map(questions.map((question) => [question.id, question])),
    byOption: new Map(
      questions.flatMap((question) => question.optionIds.map((id) => [id, question] as const)),
    ),
    byFirstWords: Map.groupBy(rationales, ({ text }) => text.split(/\s+/).slice(0, FIRST_WORDS).join(' ')),
  };
}

function leaksIn(exchange: Exchange, { answers }: Recording, index: Index): Leak[] {
  const mayKnow = (question: KnownQuestion | undefined): boolean =>
    question?.use === 'practice' &&
    answers.some(
      ({ studentId, questionId, began }) =>
        studentId === exchange.actorId && questionId === question.id && began < exchange.ended,
    );
  return leavesOf(exchange.body).flatMap((leaf) => {
    const texts = [
      ...(isTelling(leaf) ? [questionOf(leaf, exchange, index)] : []),
      // A text under several questions says nothing new about one that was answered.
      ...rationalesIn(leaf, index).flatMap((questions) =>
        questions.some(mayKnow) ? [] : questions.slice(0, 1),
      ),
    ];
    return texts
      .filter((question) => !mayKnow(question))
      .map((question) => ({
        what: `key of question ${question?.id ?? 'unknown'}${question ? ` (${question.use})` : ''}`,
        route: exchange.route,
        actorId: exchange.actorId,
        at: leaf.path,
        excerpt: JSON.stringify(leaf.value).slice(0, 100),
      }));
  });
}

function isTelling({ name, value }: Leaf): boolean {
  if (value === null || (Array.isArray(value) && value.length === 0)) return false;
  if (name === 'role') return OPTION_ROLES.has(value);
  return name === 'right' ? typeof value === 'boolean' : TELLING_NAME.test(name);
}

/** The question that a member belongs to: named around it, or in the request; undefined when nothing says. */
function questionOf({ around }: Leaf, { sentBody }: Exchange, { byId, byOption }: Index) {
  for (const object of [...around, sentBody as Record<string, unknown> | undefined]) {
    const named = byId.get(Number(object?.['questionId']));
    const byChoice = OPTION_ID_NAMES.map((name) => byOption.get(Number(object?.[name]))).find(Boolean);
    if (named ?? byChoice) return named ?? byChoice;
  }
  return undefined;
}

/** For each rationale in a text, the questions that have it. */
function rationalesIn({ value }: Leaf, { byFirstWords }: Index): KnownQuestion[][] {
  if (typeof value !== 'string') return [];
  const words = value.split(/\s+/);
  const beginnings = new Set(
    words.flatMap((_, at) => byFirstWords.get(words.slice(at, at + FIRST_WORDS).join(' ')) ?? []),
  );
  const found = [...beginnings].filter(({ text }) => value.includes(text));
  return [...Map.groupBy(found, ({ text }) => text).values()].map((same) =>
    same.map(({ question }) => question),
  );
}
