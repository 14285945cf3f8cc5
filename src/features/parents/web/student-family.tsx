import { useRef, useState } from 'react';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { focusHeading } from '#platform/ui/web/focus-heading.ts';
import { announce } from '#platform/ui/web/live-region.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { usePartInAddress } from '#platform/ui/web/use-part-in-address.ts';
import { shortDate } from '#platform/wording/core/short-date.ts';
import {
  answerWithdrawal,
  type StudentFamily as Family,
  getStudentFamily,
} from '../contract/student-family.ts';
import { FAMILY_PART } from '../core/family-part.ts';
import { FamilyCodeCard } from './family-code-card.tsx';
import { ParentRow } from './parent-row.tsx';

interface StudentFamilyProps {
  readonly studentId: number;
  readonly name: string;
  /** The zone in which days are meant. */
  readonly timezone: string;
}

/** The family of a student, for an approved teacher: the code, who has used it, and what they decided. */
export function StudentFamily(props: StudentFamilyProps) {
  const query = useEndpointQuery(getStudentFamily, { params: { id: props.studentId } });
  const heading = useRef<HTMLHeadingElement>(null);
  usePartInAddress(FAMILY_PART, heading, query.data !== undefined);
  return (
    <Section
      title="Family"
      headingRef={heading}
      lead="A parent you confirm sees what the student sees of the reading: level, passages, and activities. No other student’s name, and no class figures."
    >
      <QueryState query={query} skeleton={<SkeletonCard lines={3} />}>
        {(family) => <Parts {...props} family={family} />}
      </QueryState>
    </Section>
  );
}

interface PartsProps extends StudentFamilyProps {
  readonly family: Family;
}

const Parts = ({ family, ...props }: PartsProps) => (
  <>
    {family.withdrawal && <Withdrawn family={family} {...props} />}
    {family.erasureAskedAt !== null && (
      <Note>
        <p>
          A parent asked on {shortDate(family.erasureAskedAt, props.timezone)} to have this account erased.
          The person who runs Openleaf decides. Please talk to them before the next lesson.
        </p>
      </Note>
    )}
    <FamilyCodeCard studentId={props.studentId} code={family.code} timezone={props.timezone} />
    {family.parents.length > 0 && (
      <Card>
        <Stack as="ul" gap={12}>
          {family.parents.map((parent) => (
            <ParentRow key={parent.linkId} parent={parent} {...props} />
          ))}
        </Stack>
      </Card>
    )}
    {family.consent?.act === 'given' && (
      <p>
        {family.consent.name ?? 'A parent'} consented on {shortDate(family.consent.at, props.timezone)} (text{' '}
        {family.consent.textVersion}).
      </p>
    )}
  </>
);

/** A parent has withdrawn consent: what it means, and the school's answer. */
function Withdrawn({ family: { consent, withdrawal }, studentId, name, timezone }: PartsProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const { send, pending } = useEndpointMutation(answerWithdrawal, { refreshes: [getStudentFamily] });
  if (!withdrawal) return null;
  const answer = async () => {
    const result = await send({ body: { studentId } });
    setProblem(result.ok ? null : result.problem.detail);
    if (!result.ok) return;
    announce(withdrawal.isLocked ? `${name} can log in again.` : 'It is noted.');
    focusHeading();
  };
  return (
    <Note tone="berry" title="Consent was withdrawn">
      <p>
        {consent?.name ?? 'A parent'} withdrew consent on {shortDate(withdrawal.at, timezone)}.{' '}
        {withdrawal.isLocked && `${name} cannot log in until the school decides. All work is kept.`} Talk with
        the family and your school first.
      </p>
      <ProblemNote words={problem} />
      <div>
        <Button pending={pending} onClick={() => void answer()}>
          {withdrawal.isLocked ? 'The school agreed: open the account' : 'The school has dealt with it'}
        </Button>
      </div>
    </Note>
  );
}
