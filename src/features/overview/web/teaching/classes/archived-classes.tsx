import { useState } from 'react';
import { type ArchivedClass, listArchivedClasses } from '#features/classes/contract/archive.ts';
import { gradeLabel } from '#features/classes/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { ErrorState } from '#platform/ui/web/error-state.tsx';
import { focusHeading } from '#platform/ui/web/focus-heading.ts';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { count } from '#platform/wording/core/figures.ts';
import { shortDate } from '#platform/wording/core/short-date.ts';
import styles from './archived-classes.module.css';
import { useRestoreClass } from './use-restore-class.ts';

/** The classes that the teacher archived, each with the way back; nothing where there are none. */
export function ArchivedClasses() {
  const query = useEndpointQuery(listArchivedClasses, {});
  if (query.error)
    return (
      <ErrorState
        problem={query.error.problem}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  const { classes = [], more = 0 } = query.data ?? {};
  if (classes.length === 0) return null;
  return (
    <Section
      title="Archived classes"
      lead="Nothing in them is deleted. When you restore a class, its students, settings, and code come back."
    >
      <Card>
        <Stack as="ul" gap={12}>
          {classes.map((one) => (
            <Archived key={one.id} schoolClass={one} />
          ))}
        </Stack>
        {more > 0 && <p>And {more} older ones.</p>}
      </Card>
    </Section>
  );
}

/** An archived class with the way back. */
export function Archived({ schoolClass }: { readonly schoolClass: ArchivedClass }) {
  const { name, grade, studentCount, archivedAt, timezone } = schoolClass;
  const [pending, setPending] = useState(false);
  const restore = useRestoreClass();
  const press = async () => {
    setPending(true);
    if (await restore(schoolClass)) focusHeading();
    setPending(false);
  };
  return (
    <Row as="li" gap={16} rowGap={8} align="center" between>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>
          {gradeLabel(grade)} · {count(studentCount, 'student')} · archived{' '}
          <time dateTime={archivedAt}>{shortDate(archivedAt, timezone)}</time>
        </p>
      </div>
      <Button
        aria-label={`Restore ${name}`}
        pending={pending}
        pendingLabel="Restoring…"
        onClick={() => void press()}
      >
        Restore
      </Button>
    </Row>
  );
}
