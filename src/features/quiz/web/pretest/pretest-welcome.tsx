import { IconBook2, IconClockPause, IconDeviceFloppy, IconMoodSmile } from '@tabler/icons-react';
import { useState } from 'react';
import { useActor } from '#features/accounts/web/public.tsx';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { studentHome } from '#platform/screens/core/addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { startPretest } from '../../contract/endpoints.ts';
import styles from './pretest.module.css';

const FACTS = [
  {
    Icon: IconBook2,
    text: 'You read four short passages, sometimes one or two more, and answer three questions about each.',
  },
  {
    Icon: IconMoodSmile,
    text: 'You do not get a grade. Some questions are easy and some are hard. That is on purpose.',
  },
  {
    Icon: IconClockPause,
    text: 'Read each passage first, and take all the time you need. Slow answers are welcome here.',
  },
  { Icon: IconDeviceFloppy, text: 'Every answer is saved. You can stop at any time and continue later.' },
] as const;

interface PretestWelcomeProps {
  /** One was finished before, and a teacher asks for it again. */
  readonly again: boolean;
  readonly onStarted: () => void;
}

/** What the pretest is, before it begins. */
export function PretestWelcome({ again, onStarted }: PretestWelcomeProps) {
  const { userId } = useActor();
  const start = useEndpointMutation(startPretest);
  const [trouble, setTrouble] = useState<string | null>(null);
  const begin = async () => {
    setTrouble(null);
    const result = await start.send({ params: { id: userId } });
    if (result.ok || result.problem.code === 'pretest-finished') onStarted();
    else setTrouble(result.problem.detail);
  };
  return (
    <Page
      title="Pretest"
      width="reading"
      heading={again ? 'Let’s look at your level again' : 'Let’s find your level'}
      lead={`${again ? 'Your teacher asks you to take the pretest again. ' : ''}This takes about 15 minutes.`}
    >
      <Card>
        <Stack as="ul" gap={24}>
          {FACTS.map(({ Icon, text }) => (
            <li key={text} className={styles.fact}>
              <Icon size={28} aria-hidden />
              {text}
            </li>
          ))}
        </Stack>
      </Card>
      <ProblemNote words={trouble} />
      <Row gap={12}>
        <Button
          variant="primary"
          pending={start.pending}
          pendingLabel="Opening…"
          onClick={() => void begin()}
        >
          Start reading
        </Button>
        <LinkButton {...linkTo(studentHome)} variant="quiet">
          Not now
        </LinkButton>
      </Row>
    </Page>
  );
}
