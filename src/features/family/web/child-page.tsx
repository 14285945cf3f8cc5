import { dayInWords } from '#features/activities/web/public.tsx';
import { SKILL_WORDS } from '#features/overview/web/public.tsx';
import { scoreInWords } from '#features/progress/core/score-in-words.ts';
import { levelWord } from '#features/progress/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { LEFT_OUT_FOR_PARENTS, WHY_LEFT_OUT } from '#platform/personal-data/core/left-out-for-parents.ts';
import { DownloadButton } from '#platform/personal-data/web/download-button.tsx';
import { childPage } from '#platform/screens/core/addresses.ts';
import { PlaceCrumbs } from '#platform/screens/web/place-crumbs.tsx';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { count } from '#platform/wording/core/figures.ts';
import { shortDate } from '#platform/wording/core/short-date.ts';
import { type ChildView, exportChild, readChild } from '../contract/child.ts';
import { fastInWords, readInWords } from '../core/child-in-words.ts';
import { closedInWords } from '../core/closed-in-words.ts';
import { levelForParent } from '../core/level-for-parent.ts';
import { ConsentSection } from './consent-section.tsx';
import { ErasureSection } from './erasure-section.tsx';

/** How a child reads, for a parent to read: nothing is started or changed here but what is the parent's to decide. */
export function ChildPage() {
  const { id: studentId } = useScreen(childPage).params;
  const query = useEndpointQuery(readChild, { params: { studentId } }, { refetchOnMount: 'always' });
  const heading = query.data ? `How ${query.data.name} reads` : 'My child';
  return (
    <Page title="My child" heading={heading} width="reading" above={<PlaceCrumbs viewer="student" />}>
      <QueryState query={query} skeleton={<SkeletonCard lines={5} />}>
        {(child) => <Parts key={studentId} child={child} />}
      </QueryState>
    </Page>
  );
}

interface ChildProps {
  readonly child: ChildView;
}

const Parts = ({ child }: ChildProps) => (
  <>
    {child.consent?.isLocked === true && <Closed child={child} consent={child.consent} />}
    <Card tone="leaf">
      <Stack gap={8}>
        <p>{levelForParent({ ...child, level: child.readingLevel, start: child.initialLevel })}</p>
        <p>{readInWords(child)}</p>
        {skillSentences(child).map((words) => (
          <p key={words}>{words}</p>
        ))}
      </Stack>
    </Card>
    <ToDo child={child} />
    <Lately child={child} />
    <Section
      title="The data"
      lead={`The account, the classes, and all work of ${child.name} in one file, with a page to read and print. Keep it safe.`}
    >
      <Card gap={12}>
        <p>
          The file leaves out {LEFT_OUT_FOR_PARENTS}. {WHY_LEFT_OUT}
        </p>
        <DownloadButton
          endpoint={exportChild}
          input={{ body: { studentId: child.studentId } }}
          label="Download the data"
        />
      </Card>
    </Section>
    {child.consent && <ConsentSection child={child} consent={child.consent} />}
    <ErasureSection child={child} />
  </>
);

interface ClosedProps extends ChildProps {
  readonly consent: NonNullable<ChildView['consent']>;
}

const Closed = ({ child: { name }, consent: { withdrawnByCaller, withdrawnByOther } }: ClosedProps) => (
  <Note tone="berry" title="The account is closed">
    <p>{closedInWords(name, { byCaller: withdrawnByCaller, byOther: withdrawnByOther })}</p>
  </Note>
);

/** What goes well, or what it takes to know that, and what to practice. */
function skillSentences({ goingWell, toTry }: ChildView): string[] {
  return [
    goingWell
      ? `Going well: ${SKILL_WORDS[goingWell].name}. ${SKILL_WORDS[goingWell].what}`
      : 'When a skill goes especially well, you will see it here.',
    ...(toTry ? [`To practice together: ${SKILL_WORDS[toTry].name}. ${SKILL_WORDS[toTry].tip}`] : []),
  ];
}

const ToDo = ({ child: { toDo, name, consent } }: ChildProps) => (
  <Section title="Due now">
    <Card>
      {toDo.length === 0 ? (
        <p>
          Nothing is due.
          {consent?.isLocked !== true && ` ${name} can always read a passage of their own choice.`}
        </p>
      ) : (
        <Stack as="ul" gap={8}>
          {toDo.map(({ type, title, dueDate }) => (
            <li key={`${type} ${title ?? ''} ${dueDate}`}>
              {type === 'PASSAGE' ? `Read “${title}”` : 'Take the pretest again'}, due {dayInWords(dueDate)}
            </li>
          ))}
        </Stack>
      )}
    </Card>
  </Section>
);

const Lately = ({ child: { name, recent, timezone } }: ChildProps) => (
  <Section title="Read lately">
    <Card gap={12}>
      {recent.length === 0 ? (
        <p>Nothing yet.</p>
      ) : (
        <Stack as="ul" gap={12}>
          {recent.map((one) => (
            <li key={one.finishedAt}>
              <p>
                <strong>{one.title}</strong>
                {one.passageLevel !== null && `, Level ${levelWord(one.passageLevel)}`}
              </p>
              <p>
                {shortDate(one.finishedAt, timezone)} · {scoreInWords(one)}
                {one.minutes >= 1 && ` · ${count(Math.round(one.minutes), 'minute')}`}
              </p>
            </li>
          ))}
        </Stack>
      )}
      {fastInWords(name, recent) !== null && <p>{fastInWords(name, recent)}</p>}
    </Card>
  </Section>
);
