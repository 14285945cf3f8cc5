import type { ReactNode } from 'react';
import { getClass, type TeacherClass } from '#features/classes/contract/endpoints.ts';
import { ClassCodeChip, ClassFace, gradeLabel } from '#features/classes/web/public.tsx';
import { essaysWaiting } from '#features/essays/contract/endpoints.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { HubTabs } from '#platform/screens/web/hub-tabs.tsx';
import { PlaceCrumbs } from '#platform/screens/web/place-crumbs.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { PrintButton } from '#platform/ui/web/print-button.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { OnDesk } from '../on-desk.tsx';
import { useComingFromClass } from './class-come-from.ts';
import styles from './class-hub.module.css';
import { ClassSwitcher } from './class-switcher.tsx';
import { NoOpenClass } from './no-open-class.tsx';

interface ClassHubProps {
  readonly id: number;
  /** The open part, for the title of the document: "Settings". */
  readonly part: string;
  /** The part is worth a sheet of paper: it has a button for that. */
  readonly prints?: boolean;
  readonly children: (schoolClass: TeacherClass) => ReactNode;
}

/** A class as a place: its name, its code, the way to the teacher's other classes, and its parts, each with an address. */
export function ClassHub({ id, part, prints = false, children }: ClassHubProps) {
  useComingFromClass(id);
  const query = useEndpointQuery(getClass, { params: { id } });
  const schoolClass = query.data;
  if (query.error?.problem.code === 'not-found') return <NoOpenClass id={id} />;
  return (
    <Page
      title={`${schoolClass?.name ?? 'Class'}: ${part}`}
      heading={schoolClass ? <Name schoolClass={schoolClass} /> : 'Class'}
      width="teacher"
      above={<PlaceCrumbs viewer="teacher" />}
      lead={schoolClass && leadOf(schoolClass)}
      actions={schoolClass && <Actions schoolClass={schoolClass} prints={prints} />}
    >
      {/* They lead where they lead before the class is there, and do not move when it comes. */}
      <ClassTabs id={id} name={schoolClass?.name ?? 'Class'} />
      <QueryState query={query} skeleton={<SkeletonTable rows={8} columns={8} />}>
        {children}
      </QueryState>
    </Page>
  );
}

/** The name beside what the class is recognized by. */
const Name = ({ schoolClass }: { readonly schoolClass: TeacherClass }) => (
  <span className={styles.name}>
    <ClassFace schoolClass={{ ...schoolClass, ...schoolClass.settings }} />
    {schoolClass.name}
  </span>
);

interface ActionsProps {
  readonly schoolClass: TeacherClass;
  readonly prints: boolean;
}

const Actions = ({ schoolClass, prints }: ActionsProps) => (
  <>
    <ClassSwitcher id={schoolClass.id} />
    <ClassCodeChip schoolClass={schoolClass} />
    {prints && (
      <OnDesk>
        <PrintButton />
      </OnDesk>
    )}
  </>
);

function ClassTabs({ id, name }: Pick<TeacherClass, 'id' | 'name'>) {
  const { data } = useEndpointQuery(essaysWaiting, {});
  const essays = data?.classes.find(({ classId }) => classId === id)?.waiting ?? 0;
  return <HubTabs hub="class" viewer="teacher" label={name} params={{ id }} counts={{ essays }} />;
}

const leadOf = ({ grade, belowThirteen, ownerName }: TeacherClass): string =>
  [
    gradeLabel(grade),
    ...(belowThirteen ? ['Under 13'] : []),
    ...(ownerName === null ? [] : [`shared by ${ownerName}`]),
  ].join(' · ');
