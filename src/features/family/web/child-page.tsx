import { dayInWords } from '#features/activities/web/public.tsx';
import { SKILL_WORDS } from '#features/overview/web/public.tsx';
import { scoreInWords } from '#features/progress/core/score-in-words.ts';
import { levelWord } from '#features/progress/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { DownloadButton } from '#platform/personal-data/web/download-button.tsx';
import { childPage } from '#platform/screens/core/addresses.ts';
import { PlaceCrumbs } from '#platform/screens/web/place-crumbs.tsx';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { count } from '#platform/wording/core/figures.ts';
import { shortDate } from '#platform/wording/core/short-date.ts';
import { type ChildView, exportChild, readChild } from '../contract/child.ts';
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
    {child.consent?.isLocked === true && <Closed name={child.name} />}
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
      lead={`The account, the classes, and all work of ${child.name} in one file, with a page to read and print. Private notes, points, and the level are not in it. Keep it safe.`}
    >
      <Card>
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

const Closed = ({ name }: Pick<ChildView, 'name'>) => (
  <p>
    <strong>The account is closed because consent was withdrawn.</strong> {name} cannot log in until the
    school decides.
  </p>
);

/** "Ana has read 12 passages this school year, about 96 minutes of questions. This week: 2 of 5 quizzes." */
function readInWords({ name, passagesRead, minutes, week }: ChildView): string {
  const thisWeek = week.reached
    ? `This week’s goal of ${count(week.goal, 'quiz', 'quizzes')} is reached.`
    : `This week: ${week.quizzes} of ${count(week.goal, 'quiz', 'quizzes')}.`;
  if (passagesRead === 0) return `${name} has not read a passage yet this school year. ${thisWeek}`;
  const time = Math.max(1, Math.round(minutes));
  return `${name} has read ${count(passagesRead, 'passage')} this school year, with about ${count(time, 'minute')} on the questions. ${thisWeek}`;
}

function skillSentences({ goingWell, toTry }: ChildView): string[] {
  return [
    ...(goingWell ? [`Going well: ${SKILL_WORDS[goingWell].name}. ${SKILL_WORDS[goingWell].what}`] : []),
    ...(toTry ? [`To practice together: ${SKILL_WORDS[toTry].name}. ${SKILL_WORDS[toTry].tip}`] : []),
  ];
}

const ToDo = ({ child: { toDo, name } }: ChildProps) => (
  <Section title="Due now">
    <Card>
      {toDo.length === 0 ? (
        <p>Nothing is due. {name} can always read a passage of their own choice.</p>
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

const Lately = ({ child: { recent, timezone } }: ChildProps) => (
  <Section title="Read lately">
    <Card>
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
    </Card>
  </Section>
);
