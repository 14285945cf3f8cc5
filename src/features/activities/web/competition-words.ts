import { count } from '#platform/wording/core/figures.ts';
import type { StudentCompetition } from '../contract/competition.ts';
import type { Standing } from '../contract/views.ts';
import type { CompetitionPhase } from '../core/competition.ts';

/** "12.4 points", "1 point": a score is to a tenth. */
const points = (score: number): string => (score === 1 ? '1 point' : `${score} points`);

/** "3 days left", "last day". */
export const daysLeftInWords = (days: number): string =>
  days === 1 ? 'last day' : `${count(days, 'day')} left`;

interface Told {
  readonly className: string;
  readonly startDay: string;
  readonly phase: CompetitionPhase;
  readonly daysLeft: number;
  readonly standing: Standing | null;
}

/** How a class stands, in one sentence for its teacher. @param startDay in words. */
export function standingInWords({ className, startDay, phase, daysLeft, standing }: Told): string {
  if (phase === 'scheduled')
    return `It starts on ${startDay}. Whoever is in the class then reads for it to the end.`;
  if (!standing) {
    return phase === 'active'
      ? 'It has just started. The first figures are here in a minute or two.'
      : `${className} has no result: nobody was in it when it started, it was taken out, or its teacher is not approved.`;
  }
  const { score, place, classCount } = standing;
  const stands = `${points(score)} for each student, place ${place} of ${classCount}`;
  if (phase === 'active') return `${className} has ${stands}; ${daysLeftInWords(daysLeft)}.`;
  if (phase === 'counting')
    return `It is over, and the last points are being counted. ${className} has ${stands}.`;
  return `${className} reached ${stands}. This result is final.`;
}

type ToldToStudent = Pick<StudentCompetition, 'className' | 'phase' | 'place' | 'classCount' | 'classes'>;

/**
 * How the class of a child stands: its place in the better half; further down how little is missing to the class before it. Nobody is told
 * that they are last.
 */
export function classStandsInWords({ className, phase, place, classCount, classes }: ToldToStudent): string {
  const own = classes.find((one) => one.own);
  const before = classes.filter((one) => !one.own && one.place < place).at(-1);
  const has =
    own?.score == null
      ? ''
      : `${className} ${phase === 'ended' ? 'earned' : 'has'} ${points(own.score)} for each reader.`;
  const isAhead = 2 * place <= classCount + 1;
  if (isAhead) return joined(has, `Your class is ${ordinal(place)} of ${classCount}.`);
  if (phase === 'ended') return joined(has, 'Thank you for reading together.');
  if (own?.score == null || before?.score == null) return joined(has, 'Keep reading together.');
  const missing = Math.round(10 * (before.score - own.score)) / 10;
  return missing > 0
    ? joined(
        has,
        `${points(missing)} more for each reader, and you catch up with ${before.className ?? 'the class before you'}.`,
      )
    : joined(has, `You have caught up with ${before.className ?? 'the class before you'}.`);
}

const joined = (...sentences: readonly string[]): string => sentences.filter((one) => one !== '').join(' ');

const SUFFIXES: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const rules = new Intl.PluralRules('en-US', { type: 'ordinal' });

/** "1st", "22nd", "13th". */
export const ordinal = (place: number): string => `${place}${SUFFIXES[rules.select(place)]}`;

interface Taking {
  readonly classNames: readonly string[];
  readonly otherClasses: number | null;
}

/** "Room 12, Room 14, and 2 other classes compete." For its teacher, who knows the own classes by name. */
export function whoCompetesInWords({ classNames, otherClasses }: Taking): string | null {
  const others = otherClasses === null ? [] : otherClasses > 0 ? [othersInWords(otherClasses)] : [];
  const all = [...classNames, ...others];
  if (all.length === 0) return null;
  if (otherClasses === null)
    return `${inList(all)} ${classNames.length === 1 ? 'competes' : 'compete'} with classes of other teachers.`;
  return all.length === 1 ? `${all[0]} competes alone.` : `${inList(all)} compete.`;
}

/** What remains of a competition when a class is taken out. */
export function withoutClassInWords({ classNames, otherClasses }: Taking, className: string): string {
  // Two classes may have one name.
  const left = classNames.toSpliced(classNames.indexOf(className), classNames.includes(className) ? 1 : 0);
  if (otherClasses === null) return 'The other classes go on without it.';
  const number = left.length + otherClasses;
  if (number === 0) return 'Then no class is left in it.';
  const who = inList([...left, ...(otherClasses > 0 ? [othersInWords(otherClasses)] : [])]);
  return number === 1 ? `Then only ${who} is left and competes alone.` : `${who} go on without it.`;
}

const othersInWords = (others: number): string =>
  others === 1 ? '1 other class' : `${others} other classes`;
const inList = (names: readonly string[]): string => new Intl.ListFormat('en-US').format(names);
