import { IconHeadphones, IconPlayerPause, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { Button } from '#platform/ui/web/button.tsx';
import { Choices } from '../reader/choices.tsx';
import panel from '../reader/reader-panel.module.css';
import styles from './listen-control.module.css';
import { localVoices } from './local-voices.ts';
import { type AloudState, createReadingAloud, type ReadingAloud } from './reading-aloud.ts';
import { useSpokenWord } from './use-spoken-word.ts';

const RATES = [
  { value: 0.75, label: 'Slow' },
  { value: 1, label: 'Normal' },
  { value: 1.25, label: 'Quick' },
] as const;

/** The "Listen" control: reads the passage aloud with a voice of this device. */
export function ListenControl({ paragraphs }: { readonly paragraphs: readonly string[] }) {
  const id = useId();
  const aloud = useReadingAloud(paragraphs);
  return (
    <>
      <button type="button" className={panel.open} popoverTarget={id}>
        <IconHeadphones size={22} aria-hidden />
        <span className={panel.label}>Listen</span>
      </button>
      <div id={id} popover="auto" className={panel.panel}>
        {aloud === 'none' && <p>This device has no voice of its own, so nothing can be read aloud here.</p>}
        {aloud !== 'none' && aloud !== null && <Player aloud={aloud} count={paragraphs.length} />}
      </div>
    </>
  );
}

/** Null while the voices load. */
function useReadingAloud(paragraphs: readonly string[]): ReadingAloud | 'none' | null {
  const [aloud, setAloud] = useState<ReadingAloud | 'none' | null>(null);
  useEffect(() => {
    let gone = false;
    let made: ReadingAloud | null = null;
    const make = async () => {
      const speech = window.speechSynthesis as SpeechSynthesis | undefined;
      const [voice] = speech ? await localVoices(speech) : [];
      if (gone) return;
      made = speech && voice ? createReadingAloud({ speech, voice, paragraphs }) : null;
      setAloud(made ?? 'none');
    };
    void make();
    return () => {
      gone = true;
      made?.stop();
    };
  }, [paragraphs]);
  return aloud;
}

function Player({ aloud, count }: { readonly aloud: ReadingAloud; readonly count: number }) {
  const state = useSyncExternalStore(aloud.subscribe, aloud.state);
  const [rate, setRate] = useState(1);
  useSpokenWord(state);
  const changeRate = (next: number) => {
    setRate(next);
    aloud.setRate(next);
  };
  return (
    <>
      <div className={styles.buttons}>
        <MainButton aloud={aloud} status={state.status} />
        {state.status !== 'still' && (
          <Button icon={<IconPlayerStop size={20} aria-hidden />} onClick={aloud.stop}>
            Stop
          </Button>
        )}
      </div>
      <Choices
        legend="Read from paragraph"
        options={Array.from({ length: count }, (_, index) => ({
          value: index + 1,
          label: String(index + 1),
        }))}
        value={state.status === 'still' ? 0 : state.paragraph}
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
    still: { label: 'Read to me', Icon: IconPlayerPlay, act: () => aloud.from(1) },
    speaking: { label: 'Pause', Icon: IconPlayerPause, act: aloud.pause },
    paused: { label: 'Go on', Icon: IconPlayerPlay, act: aloud.resume },
  };
  const { label, Icon, act } = ways[status];
  return (
    <Button variant="primary" icon={<Icon size={20} aria-hidden />} onClick={act}>
      {label}
    </Button>
  );
}
