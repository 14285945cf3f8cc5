import { SKILL_GROUPS, SKILLS_BY_GROUP } from '#features/library/core/skills.ts';
import type { ReportedStudent } from '#features/reports/contract/class-report.ts';
import type { SkillOrGroup } from '#features/reports/core/help-tables.ts';
import { DataTable } from '#platform/ui/web/data-table.tsx';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import { skillName } from './report-words.ts';
import styles from './skill-spread.module.css';

/** How many students stand where in a skill. */
interface Spread {
  readonly skill: SkillOrGroup;
  readonly below: number;
  readonly expected: number;
  readonly above: number;
  readonly few: number;
}

/** Each group with its skills after it. */
const ORDER: readonly SkillOrGroup[] = SKILL_GROUPS.flatMap((group) => [group, ...SKILLS_BY_GROUP[group]]);
const isGroup = (skill: SkillOrGroup): boolean => Object.hasOwn(SKILLS_BY_GROUP, skill);

/** The class in each group of skills and each skill. */
export const spreadOf = (students: readonly ReportedStudent[]): Spread[] =>
  ORDER.map((skill) => {
    const standings = students.map(
      ({ skills, groups }) =>
        [...skills, ...groups].find((one) => one.skill === skill)?.standing ?? 'too-few',
    );
    const of = (standing: string) => standings.filter((one) => one === standing).length;
    return { skill, below: of('below'), expected: of('as-expected'), above: of('above'), few: of('too-few') };
  });

/** The skills of a class: a bar for each, with its numbers beside it. */
export const SkillSpread = ({ students }: { readonly students: readonly ReportedStudent[] }) => (
  <DataTable
    caption="Students in each skill"
    columns={COLUMNS}
    rows={spreadOf(students)}
    rowKey={({ skill }) => skill}
    empty={null}
  />
);

const number = (id: Exclude<keyof Spread, 'skill'>, header: string): Column<Spread> => ({
  id,
  header,
  cell: (row) => row[id],
  sort: (row) => row[id],
  align: 'right',
});

const COLUMNS: readonly Column<Spread>[] = [
  {
    id: 'skill',
    header: 'Skill',
    cell: ({ skill }) => <span className={isGroup(skill) ? undefined : styles.part}>{skillName(skill)}</span>,
    sort: ({ skill }) => skillName(skill),
    rowHeader: true,
  },
  {
    id: 'bar',
    header: 'Students',
    cell: (row) => <Bar row={row} />,
    speaksForItself: true,
  },
  number('below', 'Below expected'),
  number('expected', 'As expected'),
  number('above', 'Above expected'),
  number('few', 'Too few answers'),
];

/** The numbers beside it as lengths; stripes and strength tell the parts apart without color. */
const Bar = ({ row: { below, expected, above, few } }: { readonly row: Spread }) => (
  <span className={styles.bar} aria-hidden="true">
    <span className={styles.below} style={{ flexGrow: below }} />
    <span className={styles.expected} style={{ flexGrow: expected }} />
    <span className={styles.above} style={{ flexGrow: above }} />
    <span className={styles.few} style={{ flexGrow: few }} />
  </span>
);
