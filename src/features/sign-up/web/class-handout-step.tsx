import { getClass } from '#features/classes/contract/endpoints.ts';
import { ClassCodeCard } from '#features/classes/web/public.tsx';
import { HandoutPdf } from '#features/reports/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { addStudentsPage, classHandout } from '#platform/screens/core/staff-addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { SkeletonBlock } from '#platform/ui/web/skeletons.tsx';
import { addressAfterClass } from './address-after-class.ts';
import { SignUpProgress } from './sign-up-progress.tsx';

/** How the students of the new class get in: the code for the board, and slips on paper. */
export function ClassHandoutStep() {
  const { id } = useScreen(classHandout).params;
  const query = useEndpointQuery(getClass, { params: { id } });
  return (
    <Page
      title="Bring in your students"
      width="reading"
      above={<SignUpProgress who="teacher" step="classroom" />}
      lead="Write this on the board, or print slips to hand out. You find both in the class again, where you can also add students from a list."
    >
      <QueryState query={query} skeleton={<SkeletonBlock height="12rem" />}>
        {(schoolClass) => (
          <ClassCodeCard schoolClass={schoolClass} changeable={false}>
            {schoolClass.mayChange && <HandoutPdf schoolClass={schoolClass} />}
          </ClassCodeCard>
        )}
      </QueryState>
      <Row>
        <LinkButton {...linkTo(addressAfterClass())} variant="primary">
          Done
        </LinkButton>
        <LinkButton {...linkTo(addStudentsPage, { id })}>Add students from a list</LinkButton>
      </Row>
    </Page>
  );
}
