import { useMediaQuery } from '@mantine/hooks';
import { Disclosure } from '#features/classes/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { addStudentsPage, newCardsPage } from '#platform/screens/core/staff-addresses.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { count } from '#platform/wording/core/figures.ts';
import { ClassSummary, type ClassSummaryProps } from './class-summary.tsx';

/** How the class does and what adds to it. On a telephone it is one line to open, so that the students come first. */
export function AboveRoster(summary: ClassSummaryProps) {
  const { id } = summary.schoolClass;
  const onTelephone = useMediaQuery('(max-width: 47.9375em)');
  const acts = (
    <Row gap={8}>
      <LinkButton {...linkTo(newCardsPage, { id })} variant="quiet">
        Login cards
      </LinkButton>
      <LinkButton {...linkTo(addStudentsPage, { id })}>Add students</LinkButton>
    </Row>
  );
  if (!onTelephone)
    return (
      <Row gap={16} rowGap={8} align="center" between>
        <ClassSummary {...summary} />
        {acts}
      </Row>
    );
  return (
    <Disclosure
      summary={`${count(summary.students.length, 'student')}: see the numbers, print cards, add more`}
    >
      <Stack gap={12}>
        <ClassSummary {...summary} />
        {acts}
      </Stack>
    </Disclosure>
  );
}
