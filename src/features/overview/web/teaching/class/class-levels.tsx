import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { LEVELS } from '#features/progress/core/scale.ts';
import { Card } from '#platform/ui/web/card.tsx';
import type { RosterLine } from '../../../contract/endpoints.ts';
import styles from './class-levels.module.css';
import { LevelBar } from './level-bar.tsx';
import { levelGroups, rangeInWords, withoutLevelInWords } from './level-groups.ts';

interface ClassLevelsProps {
  readonly schoolClass: TeacherClass;
  readonly students: readonly RosterLine[];
}

/** How many students read at each level, and who they are. */
export function ClassLevels({ schoolClass: { id, settings: setting }, students }: ClassLevelsProps) {
  const groups = levelGroups(students);
  const range = rangeInWords(setting);
  const without = withoutLevelInWords(students);
  const known = groups.some((group) => group.students.length > 0);
  return (
    <Card className={styles.card}>
      {known && (
        <div>
          <Bars classId={id} groups={groups} range={range === null ? null : setting} />
        </div>
      )}
      <div className={styles.words}>
        {known && range !== null && <p>{range}</p>}
        {without !== null && <p>{without}</p>}
        {known && <p className={styles.act}>Choose a bar to see these students in the roster.</p>}
      </div>
    </Card>
  );
}

interface BarsProps {
  readonly classId: number;
  readonly groups: ReturnType<typeof levelGroups>;
  readonly range: { readonly lowestLevel: number; readonly highestLevel: number } | null;
}

/** Fewer students than this do not fill the height: one student is a low bar, not a tower. */
const PEAK_LEAST = 4;

function Bars({ classId, groups, range }: BarsProps) {
  const peak = Math.max(PEAK_LEAST, ...groups.map(({ students }) => students.length));
  return (
    <>
      <ol className={styles.bars} aria-label="Students at each level">
        {groups.map((group) => (
          <LevelBar
            key={group.level}
            classId={classId}
            group={group}
            share={group.students.length / peak}
            inRange={
              range === null || (range.lowestLevel <= group.level && group.level <= range.highestLevel)
            }
          />
        ))}
      </ol>
      {range && (
        <div className={styles.rangeRow} style={{ gridTemplateColumns: `repeat(${LEVELS.length}, 1fr)` }}>
          <div
            className={styles.range}
            style={{ gridColumn: `${range.lowestLevel} / ${range.highestLevel + 1}` }}
          />
        </div>
      )}
    </>
  );
}
