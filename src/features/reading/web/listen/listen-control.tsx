import { IconHeadphones, IconPlayerPause, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '#platform/ui/web/button.tsx';
import { Choices } from '#platform/ui/web/choices.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { PanelSheet } from '../reader/panel-sheet.tsx';
import panel from '../reader/reader-panel.module.css';
import styles from './listen-control.module.css';
import { ListenWaiting } from './listen-waiting.tsx';
import { type AloudState, createReadingAloud, type ReadingAloud } from './reading-aloud.ts';
import { useLocalVoice } from './use-local-voice.ts';
import { useSpokenWord } from './use-spoken-word.ts';

const RATES = [
  { value: 0.75, label: 'Slow' },
  { value: 1, label: 'Normal' },
  { value: 1.25, label: 'Fast' },
] as const;

interface ListenControlProps {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** The "Listen" control: reads the passage aloud with a voice of this device; where there is none, it is not there. */
export function ListenControl({ title, paragraphs }: ListenControlProps) {
  const local = useLocalVoice();
  const aloud = useMemo(
    () => (local === null || local === 'none' ? local : createReadingAloud({ ...local, title, paragraphs })),
    [local, title, paragraphs],
  );
  useEffect(() => (aloud !== null && aloud !== 'none' ? aloud.stop : undefined), [aloud]);
  if (aloud === 'none') return null;
  if (aloud === null) return <ListenWaiting />;
  return <Listening aloud={aloud} count={paragraphs.length} />;
}

/** The bar's own button pauses and goes on while something is read; beside it are the choices. */
function Listening({ aloud, count }: { readonly aloud: ReadingAloud; readonly count: number }) {
  const id = useId();
  const state = useSyncExternalStore(aloud.subscribe, aloud.state);
  useSpokenWord(state);
  const isSpeaking = state.status === 'speaking';
  const isStill = state.status === 'still';
  const sheet = useRef<HTMLDivElement>(null);
  /** A sheet at the lower edge of a telephone makes room for what is read; the bar has the button to pause. */
  const begin = (paragraph: number) => {
    aloud.from(paragraph);
    const panelOf = sheet.current?.closest<HTMLElement>('[popover]');
    if (panelOf && panelOf.offsetWidth >= window.innerWidth) panelOf.hidePopover();
  };
  return (
    <>
      {!isStill && (
        <button type="button" className={panel.open} onClick={isSpeaking ? aloud.pause : aloud.resume}>
          {isSpeaking ? <IconPlayerPause size={22} aria-hidden /> : <IconPlayerPlay size={22} aria-hidden />}
          <span className={panel.label}>{isSpeaking ? 'Pause' : 'Continue'}</span>
        </button>
      )}
      <button type="button" className={panel.open} popoverTarget={id} aria-label="Listen">
        <IconHeadphones size={22} aria-hidden />
        {isStill && <span className={panel.label}>Listen</span>}
      </button>
      <PanelSheet id={id} title="Listen">
        <div ref={sheet} className={styles.player}>
          <Player aloud={{ ...aloud, from: begin }} count={count} state={state} />
        </div>
      </PanelSheet>
    </>
  );
}

interface PlayerProps {
  readonly aloud: ReadingAloud;
  readonly count: number;
  readonly state: AloudState;
}

function Player({ aloud, count, state }: PlayerProps) {
  const [rate, setRate] = useState(1);
  const changeRate = (next: number) => {
    setRate(next);
    aloud.setRate(next);
  };
  return (
    <>
      <Row>
        <MainButton aloud={aloud} status={state.status} />
        {state.status !== 'still' && (
          <Button icon={<IconPlayerStop size={20} aria-hidden />} onClick={aloud.stop}>
            Stop
          </Button>
        )}
      </Row>
      <Choices
        legend="Read from paragraph"
        options={Array.from({ length: count }, (_, index) => ({
          value: index + 1,
          label: String(index + 1),
        }))}
        value={state.status === 'still' ? -1 : state.paragraph}
        onChange={aloud.from}
      />
      <Choices legend="Speed" options={RATES} value={rate} onChange={changeRate} />
    </>
  );
}

function MainButton({
  aloud,
  status,
}: {
  readonly aloud: ReadingAloud;
  readonly status: AloudState['status'];
}) {
  const ways = {
    still: { label: 'Read to me', Icon: IconPlayerPlay, act: () => aloud.from(0) },
    speaking: { label: 'Pause', Icon: IconPlayerPause, act: aloud.pause },
    paused: { label: 'Continue', Icon: IconPlayerPlay, act: aloud.resume },
  };
  const { label, Icon, act } = ways[status];
  return (
    <Button variant="primary" icon={<Icon size={20} aria-hidden />} onClick={act}>
      {label}
    </Button>
  );
}
