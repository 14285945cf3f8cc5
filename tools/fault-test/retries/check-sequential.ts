import { type AnswerCall, type IntendedAnswer, isSameAnswer } from './history.ts';

/** The earliest and the latest moment at which an answer can have been accepted. */
interface Bounds {
  earliest: number;
  latest: number;
}

/**
 * An attempt is a sequential register of the answers that were accepted so far. Looks for one moment for each acceptance, in
 * the order of the positions, so that every reply was true at some moment between its beginning and its end.
 * @param accepted as the service holds them in the end, in order.
 * @returns what contradicts every such order, in words; empty when there is one.
 */
export function checkSequential(calls: readonly AnswerCall[], accepted: readonly IntendedAnswer[]): string[] {
  const wrong = accepted.flatMap(({ position }, index) =>
    position === index ? [] : [`position ${position} was accepted as number ${index}`],
  );
  const bounds = accepted.map((): Bounds => ({ earliest: -Infinity, latest: Infinity }));
  for (const call of calls) wrong.push(...bind(call, accepted, bounds));
  return [...wrong, ...placeAll(calls, accepted, bounds)];
}

/** What one call says about the moments; a contradiction in itself is returned. */
function bind(call: AnswerCall, accepted: readonly IntendedAnswer[], bounds: Bounds[]): string[] {
  const { result, position, began, ended } = call;
  const underKey = accepted.find(({ key }) => key === call.key);
  const by = (index: number) => {
    const bound = bounds[index];
    if (bound) bound.latest = Math.min(bound.latest, ended);
  };
  switch (result.kind) {
    case 'saved': {
      const there = accepted[position];
      if (!there || !isSameAnswer(there, call))
        return [`position ${position} was acknowledged, and is not stored`];
      by(position);
      return [];
    }
    case 'not-next': {
      const { expected } = result;
      if (expected === position) return [`position ${position} was refused as not next, and was next`];
      if (underKey && underKey.position < expected)
        return [`position ${position} was refused as not next under a key that was used before`];
      by(expected - 1);
      const bound = bounds[expected];
      if (bound) bound.earliest = Math.max(bound.earliest, began);
      return [];
    }
    case 'key-reused':
      if (!underKey || isSameAnswer(underKey, call))
        return [`position ${position}: its key was not used for another`];
      by(underKey.position);
      return [];
    case 'gone':
      if (underKey) return [`position ${position} was refused as no quiz is open under a key that was used`];
      by(accepted.length - 1);
      return [];
    case 'lost':
    case 'never':
      return [];
  }
}

/** Takes for each acceptance the first moment that is left: when these moments fail, all others do. */
function placeAll(
  calls: readonly AnswerCall[],
  accepted: readonly IntendedAnswer[],
  bounds: readonly Bounds[],
): string[] {
  const wrong: string[] = [];
  let moment = -Infinity;
  for (const [position, intended] of accepted.entries()) {
    const { earliest, latest } = bounds[position] ?? { earliest: -Infinity, latest: Infinity };
    const from = Math.max(moment, earliest);
    moment = firstMomentInside(calls, intended, from);
    if (moment > latest || moment === Infinity)
      wrong.push(`there is no moment at which position ${position} can have been accepted`);
    if (moment === Infinity) moment = from;
  }
  return wrong;
}

/** The first moment from `from` on at which a call that means this was under way. */
const firstMomentInside = (calls: readonly AnswerCall[], intended: IntendedAnswer, from: number): number =>
  Math.min(
    ...calls
      .filter((call) => isSameAnswer(call, intended) && canHaveActed(call))
      .map(({ began, ended, result }) => ({ began, end: result.kind === 'lost' ? Infinity : ended }))
      .filter(({ end }) => end >= from)
      .map(({ began }) => Math.max(began, from)),
    Infinity,
  );

const canHaveActed = ({ result }: AnswerCall): boolean => result.kind === 'saved' || result.kind === 'lost';
