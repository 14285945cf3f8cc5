import { linkTo } from '#platform/screens/core/address.ts';
import { landing } from '#platform/screens/core/addresses.ts';
import { Badge } from '#platform/ui/web/badge.tsx';
import { Columns } from '#platform/ui/web/columns.tsx';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { ErrorState } from '#platform/ui/web/error-state.tsx';
import { Fact, Facts } from '#platform/ui/web/facts.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { ProgressLine } from '#platform/ui/web/progress-line.tsx';
import { Quote } from '#platform/ui/web/quote.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { SkeletonCard, SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { Unknown } from '#platform/ui/web/unknown.tsx';

const nothing = () => {};
const OFFLINE = { code: 'offline', status: 0, detail: 'Your answers are safe on this device.', errors: [] };

/** What is said, and what a place shows when it is empty, loading or broken. */
export const KitStates = () => (
  <>
    <Section title="Words set apart">
      <Columns least={24} align="start">
        <Note title="A demo school">Everything here can be tried out.</Note>
        <Note tone="leaf" onClose={nothing}>
          Saved. Takes effect with the next quiz.
        </Note>
        <Note tone="berry">The password was not right. Please try again.</Note>
        <Quote from="Paragraph 2">The river turned where the old mill had stood.</Quote>
      </Columns>
      <Row gap={8}>
        <Badge>Waiting</Badge>
        <Badge tone="leaf">Passed</Badge>
        <Badge tone="sun">Rank 4</Badge>
        <Badge tone="sky">New</Badge>
        <Badge tone="berry">Not passed</Badge>
      </Row>
      <ProgressLine value={3} max={5} label="3 of 5 questions" showLabel />
      <Facts>
        <Fact name="Level">Level Four</Fact>
        <Fact name="Last seen">
          <Unknown />
        </Fact>
      </Facts>
    </Section>
    <Section title="Empty, loading, broken">
      <Columns least={24} align="start">
        <EmptyState
          title="No students yet"
          action={<LinkButton {...linkTo(landing)}>Show the code on the board</LinkButton>}
        >
          Students join with the class code.
        </EmptyState>
        <ErrorState problem={OFFLINE} onRetry={nothing} />
        <div aria-hidden="true">
          <SkeletonCard />
        </div>
        <div aria-hidden="true">
          <SkeletonTable rows={3} columns={3} />
        </div>
      </Columns>
    </Section>
  </>
);
