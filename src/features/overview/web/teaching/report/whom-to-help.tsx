import type { ClassReport } from '#features/reports/contract/class-report.ts';
import { skillName } from '#features/reports/core/skill-words.ts';
import { Folded } from '#platform/ui/web/folded.tsx';
import { useOnTelephone } from '#platform/ui/web/use-on-telephone.ts';
import { HELP_KINDS } from '../../../core/who-needs-help.ts';
import { NotedCard, type NotedGroup } from './besides.tsx';
import { groupsAtOnce } from './groups-at-once.ts';
import styles from './help-tables.module.css';
import { HelpCard } from './help-tables.tsx';
import { moreGroups } from './report-words.ts';

interface WhomToHelpProps {
  readonly report: ClassReport;
  /** What else is in the way than a skill. */
  readonly others: readonly NotedGroup[];
}

/** Everybody whom to help in one list, in the order of the home page: what is more pressing than a skill, the skills, the rest. What is after the first is folded. */
export function WhomToHelp({ report, others }: WhomToHelpProps) {
  const atOnce = groupsAtOnce({
    onTelephone: useOnTelephone(),
    before: others.filter(isBeforeSkills).length,
    ofSkills: report.tables.length,
  });
  const noted = (groups: readonly NotedGroup[]) =>
    groups.map((group) => ({
      title: group.title,
      card: <NotedCard key={group.title} students={report.students} group={group} />,
    }));
  const cards = [
    ...noted(others.filter(isBeforeSkills)),
    ...report.tables.map((table) => ({
      title: skillName(table.skill),
      card: <HelpCard key={`${table.skill} ${table.studentIds.join(' ')}`} report={report} table={table} />,
    })),
    ...noted(others.filter((group) => !isBeforeSkills(group))),
  ];
  if (cards.length === 0) return null;
  const rest = cards.slice(atOnce);
  return (
    <>
      <ul className={styles.tables}>{cards.slice(0, atOnce).map(({ card }) => card)}</ul>
      {rest.length > 0 && (
        <Folded summary={moreGroups(rest.map(({ title }) => title))}>
          <ul className={styles.tables}>{rest.map(({ card }) => card)}</ul>
        </Folded>
      )}
    </>
  );
}

/** Whether a group comes before the skills, as on the home page. */
const isBeforeSkills = ({ kind }: NotedGroup): boolean =>
  kind !== null && HELP_KINDS.indexOf(kind) < HELP_KINDS.indexOf('skill');
