import { listSchoolYears, type SchoolYear } from '#features/classes/contract/school-year.ts';
import { DAYS_TO_UNDO_SCHOOL_YEAR } from '#features/classes/core/school-year.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { schoolYearPage } from '#platform/screens/core/staff-addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { shortDate } from '#platform/wording/core/short-date.ts';
import styles from './school-year.module.css';
import { useUndoSchoolYear } from './use-school-year.ts';
import { hasHappened, type UndoneYear, yearInWords } from './year-words.ts';

/** The last new school year that can still be undone, in a line that leads to it; nothing where there is none. */
export function StartedYearLine() {
  const { data } = useEndpointQuery(listSchoolYears, {}, { refetchOnMount: 'always' });
  const [year] = data?.years ?? [];
  if (!year) return null;
  return (
    <p>
      You started a new school year on <StartedOn year={year} />: {yearInWords(year)}.{' '}
      <TextLink {...linkTo(schoolYearPage)}>See and undo</TextLink>
    </p>
  );
}

const StartedOn = ({ year: { startedAt, timezone } }: { readonly year: SchoolYear }) => (
  <time dateTime={startedAt}>{shortDate(startedAt, timezone)}</time>
);

interface StartedYearsProps {
  readonly onUndone: (undone: UndoneYear) => void;
}

/** The new school years that can still be undone, each with what it did. */
export function StartedYears({ onUndone }: StartedYearsProps) {
  const { data } = useEndpointQuery(listSchoolYears, {}, { refetchOnMount: 'always' });
  const years = data?.years ?? [];
  if (years.length === 0) return null;
  return (
    <Section
      title="Started lately"
      lead={`You can undo a new school year for ${DAYS_TO_UNDO_SCHOOL_YEAR} days. What has been changed since stays as it is.`}
    >
      {years.map((year) => (
        <Started key={year.yearId} year={year} onUndone={onUndone} />
      ))}
    </Section>
  );
}

function Started({ year, onUndone }: StartedYearsProps & { readonly year: SchoolYear }) {
  const { undo, pending } = useUndoSchoolYear();
  const press = async () => {
    const undone = await undo(year.yearId);
    if (undone) onUndone(undone);
  };
  return (
    <Card>
      <Row gap={16} rowGap={8} between align="start">
        <Stack gap={8}>
          <h3 className={styles.name}>
            New school year of <StartedOn year={year} />
          </h3>
          <Stack as="ul" gap={4}>
            {year.classes.map((one) => (
              <li key={one.classId}>{hasHappened(one)}</li>
            ))}
          </Stack>
        </Stack>
        <Button pending={pending} pendingLabel="Undoing…" onClick={() => void press()}>
          Undo
        </Button>
      </Row>
    </Card>
  );
}
