/** What is being read aloud. */
export interface AloudState {
  readonly status: 'still' | 'speaking' | 'paused';
  /** From 1; 0 is the title. */
  readonly paragraph: number;
  /** The word that is being said, as characters of the paragraph; null between words. */
  readonly word: { readonly start: number; readonly end: number } | null;
}

export interface ReadingAloud {
  readonly state: () => AloudState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads from this paragraph on, to the end; from 0 with the title first. */
  readonly from: (paragraph: number) => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly stop: () => void;
  /** 1 is the voice's own speed; a change begins the paragraph again. */
  readonly setRate: (rate: number) => void;
}

interface Speaking {
  readonly speech: SpeechSynthesis;
  readonly voice: SpeechSynthesisVoice;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

const STILL: AloudState = { status: 'still', paragraph: 1, word: null };

/** Where the word at this place ends, for voices that do not say how long it is. */
function wordEnd(text: string, start: number, length: number): number {
  if (length > 0) return start + length;
  const rest = /^[\p{L}\p{N}'’-]+/u.exec(text.slice(start));
  return start + (rest?.[0].length ?? 1);
}

/** Reads a passage aloud with a voice of this device, a paragraph at a time, and says which word it is at. */
export function createReadingAloud({ speech, voice, title, paragraphs }: Speaking): ReadingAloud {
  const listeners = new Set<() => void>();
  let state = STILL;
  let rate = 1;
  /** Of the newest order to speak; voices still send events of older ones. */
  let turn = 0;
  const change = (next: AloudState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const stop = () => {
    turn += 1;
    speech.cancel();
    change(STILL);
  };
  const from = (paragraph: number) => {
    const text = paragraph === 0 ? title : paragraphs[paragraph - 1];
    if (text === undefined) return stop();
    turn += 1;
    const own = turn;
    speech.cancel();
    // A browser that was paused stays so for everything it says afterwards.
    speech.resume();
    const said = new SpeechSynthesisUtterance(text);
    said.voice = voice;
    said.lang = voice.lang;
    said.rate = rate;
    said.addEventListener('boundary', ({ name, charIndex, charLength }) => {
      if (own !== turn || name === 'sentence') return;
      change({ ...state, word: { start: charIndex, end: wordEnd(text, charIndex, charLength) } });
    });
    said.addEventListener('end', () => own === turn && from(paragraph + 1));
    said.addEventListener('error', () => own === turn && stop());
    change({ status: 'speaking', paragraph, word: null });
    speech.speak(said);
  };
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    from,
    stop,
    pause: () => {
      speech.pause();
      change({ ...state, status: 'paused' });
    },
    resume: () => {
      speech.resume();
      change({ ...state, status: 'speaking' });
    },
    setRate: (next) => {
      rate = next;
      if (state.status !== 'still') from(state.paragraph);
    },
  };
}
