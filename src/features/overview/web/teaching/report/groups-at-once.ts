/** Groups that a narrow screen shows at once. */
const FIRST = 3;
/** Groups that a wide one does. */
const MANY = 9;

interface Groups {
  readonly onTelephone: boolean;
  /** Groups that stand before those of a skill, and those of a skill. */
  readonly before: number;
  readonly ofSkills: number;
}

/** How many groups are not folded: the first of a skill is always among them, because the line above says to start with it. */
export const groupsAtOnce = ({ onTelephone, before, ofSkills }: Groups): number =>
  Math.max(onTelephone ? FIRST : MANY, ofSkills > 0 ? before + 1 : 0);
