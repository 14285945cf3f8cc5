import type { Skill } from '#features/library/core/skills.ts';
import type { SkillOrGroup } from '#features/reports/core/help-tables.ts';
import type { SkillStanding } from '#features/reports/core/skill-number.ts';
import { skillNamed } from '#features/reports/core/skill-words.ts';

/** So many skills are told before the details, those with a card of their own included. */
const MOST = 3;

type Going = Extract<SkillStanding, 'above' | 'as-expected'>;

/** A skill, or a group of skills, that goes at least as well as expected. */
export interface SkillGoingWell {
  readonly skill: SkillOrGroup;
  readonly standing: Going;
}

interface Part {
  readonly type: string;
  /** Answers that count. */
  readonly askedCount: number;
  readonly standing: SkillStanding;
}
interface Summary extends Part {
  readonly skillsOfGroup: readonly Part[];
}

/**
 * What goes well for a student beside the skills that have a card of their own: better than expected first, then what rests on most answers.
 * A group stands for its skills while none of them has enough answers. Empty while nothing has.
 * @param told the skills with a card; null for a card that is not there.
 */
export function skillsGoingWell(
  summaries: readonly Summary[],
  told: readonly (Skill | null)[],
): readonly SkillGoingWell[] {
  const cards = told.filter((skill) => skill !== null);
  return summaries
    .flatMap((group) => {
      const known = group.skillsOfGroup.filter(({ standing }) => standing !== 'too-few');
      return known.length > 0 ? known : [group];
    })
    .filter(goesWell)
    .toSorted((a, b) => rankOf(a) - rankOf(b) || b.askedCount - a.askedCount)
    .flatMap(({ type, standing }) => {
      const skill = skillNamed(type);
      return skill === null || cards.some((one) => one === skill) ? [] : [{ skill, standing }];
    })
    .slice(0, Math.max(0, MOST - cards.length));
}

const goesWell = <P extends Part>(part: P): part is P & { readonly standing: Going } =>
  part.standing === 'above' || part.standing === 'as-expected';

const rankOf = ({ standing }: { readonly standing: Going }): number => (standing === 'above' ? 0 : 1);
