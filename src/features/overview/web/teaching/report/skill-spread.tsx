import type { ClassReport, ReportedStudent } from '#features/reports/contract/class-report.ts';
import type { SkillOrGroup } from '#features/reports/core/help-tables.ts';
import { ENOUGH_ANSWERS, type SkillStanding } from '#features/reports/core/skill-number.ts';
import { IN_GROUPS, isGroup, STANDING_WORDS, skillName } from '#features/reports/core/skill-words.ts';
import { CsvButton } from '#platform/csv/web/csv-button.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { classSkillPage } from '#platform/screens/core/staff-addresses.ts';
import { DataTable } from '#platform/ui/web/data-table.tsx';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { VisuallyHidden } from '#platform/ui/web/visually-hidden.tsx';
import { skillIn } from './skill-in.ts';
import styles from './skill-spread.module.css';
import { skillSpreadCsv } from './skill-spread-csv.ts';

const CAPTION = 'Students in each skill';

/** How many students stand where in a skill. */
export interface Spread {
  readonly skill: SkillOrGroup;
  readonly below: number;
  readonly expected: number;
  readonly above: number;
  readonly few: number;
}

/** The students who stand so in a skill; of a skill that was not asked about there are too few answers. */
export const studentsWho = (
  students: readonly ReportedStudent[],
  skill: SkillOrGroup,
  standing: SkillStanding,
): ReportedStudent[] =>
  students.filter((student) => (skillIn(student, skill)?.standing ?? 'too-few') === standing);

/** The class in each group of skills and each skill. */
export const spreadOf = (students: readonly ReportedStudent[]): Spread[] =>
  IN_GROUPS.map((skill) => {
    const of = (standing: SkillStanding) => studentsWho(students, skill, standing).length;
    return { skill, below: of('below'), expected: of('as-expected'), above: of('above'), few: of('too-few') };
  });

interface SkillSpreadProps {
  readonly report: ClassReport;
  readonly className: string;
}

/** The skills of a class: a bar for each, with its numbers beside it, each of which opens its students. */
export function SkillSpread({ report, className }: SkillSpreadProps) {
  const { students } = report;
  const [unknown, known] = partition(spreadOf(students), ({ few }) => few === students.length);
  return (
    <>
      <div className={styles.act}>
        <CsvButton
          of={CAPTION}
          name={`Skills - ${className}`}
          csv={() => skillSpreadCsv(spreadOf(students), report)}
        />
      </div>
      <DataTable
        name="skills"
        caption={CAPTION}
        columns={columnsOf(report)}
        rows={known}
        rowKey={({ skill }) => skill}
        empty={null}
      />
      {unknown.length > 0 && <p className={styles.unknown}>{tooFewInWords(unknown)}</p>}
    </>
  );
}

/** "No student has enough answers yet to say: Vocabulary, Text structure." */
export const tooFewInWords = (skills: readonly Pick<Spread, 'skill'>[]): string =>
  `No student has ${ENOUGH_ANSWERS} answers yet in ${AND.format(skills.map(({ skill }) => skillName(skill)))}.`;

const AND = new Intl.ListFormat('en-US');

const partition = <T,>(all: readonly T[], is: (one: T) => boolean): readonly [T[], T[]] => [
  all.filter(is),
  all.filter((one) => !is(one)),
];

const NUMBERS = [
  ['below', 'below'],
  ['expected', 'as-expected'],
  ['above', 'above'],
  ['few', 'too-few'],
] as const satisfies readonly (readonly [Exclude<keyof Spread, 'skill'>, SkillStanding])[];

const columnsOf = ({ classId: id, start, end }: ClassReport): readonly Column<Spread>[] => [
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
  ...NUMBERS.map(
    ([key, standing]): Column<Spread> => ({
      id: key,
      header: STANDING_WORDS[standing],
      cell: ({ skill, [key]: students }) =>
        students === 0 ? (
          students
        ) : (
          <TextLink {...linkTo(classSkillPage, { id }, { skill, standing, from: start, until: end })}>
            {students}
            <VisuallyHidden> in {skillName(skill)}</VisuallyHidden>
          </TextLink>
        ),
      sort: (row) => row[key],
      align: 'right',
    }),
  ),
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
