import type { SkillStanding } from './skill-number.ts';

/** A skill with its number (`skillNumber`): null while there are too few answers. */
interface Numbered {
  readonly difference: number | null;
  readonly standing: SkillStanding;
}

const differenceOf = ({ difference }: Numbered): number => difference ?? 0;

/** The skill to practice next: the one that is furthest below what was expected; null where none is beyond chance. */
export const skillToTry = <One extends Numbered>(skills: readonly One[]): One | null =>
  skills
    .filter(({ standing }) => standing === 'below')
    .toSorted((a, b) => differenceOf(a) - differenceOf(b))[0] ?? null;

/** The skill that goes best: the one that is furthest above what was expected; null where none is beyond chance. */
export const skillGoingWell = <One extends Numbered>(skills: readonly One[]): One | null =>
  skills
    .filter(({ standing }) => standing === 'above')
    .toSorted((a, b) => differenceOf(b) - differenceOf(a))[0] ?? null;
