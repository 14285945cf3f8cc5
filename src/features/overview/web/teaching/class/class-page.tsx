import { getClass, type TeacherClass } from '#features/classes/contract/endpoints.ts';
import { ClassCodeCard, ClassSettingsForm, Disclosure, gradeLabel } from '#features/classes/web/public.tsx';
import { ToEssays } from '#features/essays/web/public.tsx';
import { levelWord } from '#features/progress/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { classPage } from '#platform/screens/core/addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { SkeletonBlock, SkeletonCard, SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { listStudentsOfClass } from '../../../contract/endpoints.ts';
import { ClassLevels } from './class-levels.tsx';
import styles from './class-page.module.css';
import { ClassSummary } from './class-summary.tsx';
import { RosterTable } from './roster-table.tsx';

/** One class: how to get in, its settings, how its levels are spread, and who is where. */
export function ClassPage() {
  const { id } = useScreen(classPage).params;
  const query = useEndpointQuery(getClass, { params: { id } });
  const of = query.data;
  return (
    <Page
      title={of?.name ?? 'Class'}
      width="teacher"
      lead={of && leadOf(of)}
      actions={of && <ToEssays of={of} />}
    >
      <QueryState
        query={query}
        skeleton={
          <div className={styles.skeleton}>
            <SkeletonCard lines={2} />
            <SkeletonTable rows={8} columns={8} />
          </div>
        }
      >
        {(loaded) => (
          <>
            <ClassCodeCard of={loaded} />
            <Disclosure summary="Class settings" hint={settingsInBrief(loaded)}>
              <ClassSettingsForm key={loaded.id} of={loaded} />
            </Disclosure>
            <Roster of={loaded} />
          </>
        )}
      </QueryState>
    </Page>
  );
}

const leadOf = ({ grade, below_thirteen }: TeacherClass): string =>
  [gradeLabel(grade), ...(below_thirteen ? ['students below 13'] : [])].join(' · ');

/** "Passages One to Twelve · points hidden": what differs from one class to the next. */
function settingsInBrief({ classSettingObject: setting, ...of }: TeacherClass): string {
  return [
    `Passages ${levelWord(setting.min_level)} to ${levelWord(setting.max_level)}`,
    setting.student_chooses ? 'students choose' : 'best match at once',
    `reading level ${shown(setting.show_grade)}`,
    `points ${shown(setting.show_points)}`,
    ...(setting.level_rule === 'classic' ? ['level may move after every quiz'] : []),
    ...(of.include_short_essay_questions
      ? [`short essay after each quiz${of.may_skip_short_essay ? ', may be left out' : ''}`]
      : []),
  ].join(' · ');
}

const shown = (is: boolean) => (is ? 'shown' : 'hidden');

function Roster({ of }: { readonly of: TeacherClass }) {
  const { sort } = useScreen(classPage).search;
  const query = useEndpointQuery(listStudentsOfClass, { params: { id: of.id } });
  return (
    <QueryState
      query={query}
      skeleton={
        <div className={styles.skeleton}>
          <SkeletonBlock height="14rem" />
          <SkeletonTable rows={8} columns={8} />
        </div>
      }
    >
      {({ students }) => (
        <>
          {students.length > 0 && (
            <Section title="Reading levels of the class">
              <ClassLevels of={of} students={students} />
            </Section>
          )}
          <Section title="Students">
            {students.length > 0 && <ClassSummary students={students} />}
            <RosterTable of={of} students={students} asOf={query.dataUpdatedAt} sort={sort} />
          </Section>
        </>
      )}
    </QueryState>
  );
}
