import { useMediaQuery } from '@mantine/hooks';
import { Disclosure } from '#features/classes/web/public.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { count } from '#platform/wording/core/figures.ts';
import { AddToRoster } from './add-to-roster.tsx';
import { ClassSummary, type ClassSummaryProps } from './class-summary.tsx';

/** How the class does. On a telephone it is one line to open, with what adds to the class, so that the students come first. */
export function AboveRoster(summary: ClassSummaryProps) {
  const onTelephone = useMediaQuery('(max-width: 47.9375em)');
  if (!onTelephone) return <ClassSummary {...summary} />;
  return (
    <Disclosure
      summary={`${count(summary.students.length, 'student')}: see the numbers, print cards, add more`}
    >
      <Stack gap={12}>
        <ClassSummary {...summary} />
        <AddToRoster id={summary.schoolClass.id} />
      </Stack>
    </Disclosure>
  );
}
