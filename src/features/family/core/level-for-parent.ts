import { levelName } from '#features/library/core/level-words.ts';

/** What is known of the reading level of a child. */
export interface KnownLevel {
  readonly level: number;
  /** It is still being looked for. */
  readonly settling: boolean;
  readonly nearNext: boolean;
}

interface Told {
  readonly name: string;
  /** The pretest is behind the child. */
  readonly pretestDone: boolean;
  /** Null where no level is known, and where a class hides it. */
  readonly level: KnownLevel | null;
  /** Null where it is not known, and where a class hides it. */
  readonly start: number | null;
}

const LAST = 12;

/** What a parent is told of the reading level, in one or two sentences. A level that went down is told as what fits. */
export function levelForParent({ name, pretestDone, level, start }: Told): string {
  if (!pretestDone)
    return `${name} has not finished the pretest yet. Four short passages show where to start.`;
  if (level === null) return `The reading level is not shown. Ask the teacher how ${name} reads.`;
  const now = levelName(level.level);
  if (level.settling)
    return `${name} reads at ${now} for now. The next quizzes show whether it fits. ${ABOUT(level.level)}`;
  const grown =
    start !== null && start < level.level
      ? `${name} started at ${levelName(start)} and reads at ${now} now.`
      : null;
  const near = level.nearNext && level.level < LAST ? ` ${levelName(level.level + 1)} is close.` : '';
  return `${grown ?? `${name} reads at ${now}.`}${near} ${ABOUT(level.level)}`;
}

/** Levels are close to grades of the United States. */
const ABOUT = (level: number): string => `That is about what students read in grade ${level}.`;
