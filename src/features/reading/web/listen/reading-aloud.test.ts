import { beforeEach, expect, it, vi } from 'vitest';
import { localVoices } from './local-voices.ts';
import { createReadingAloud } from './reading-aloud.ts';

/** What jsdom lacks: an utterance that events can be sent to. */
class Utterance extends EventTarget {
  voice = null;
  lang = '';
  rate = 1;
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

/** A voice engine that says nothing by itself: the test says how far it is. */
function engine() {
  const said: Utterance[] = [];
  const speech = {
    speak: (one: Utterance) => said.push(one),
    cancel: vi.fn(),
    pause: vi.fn(),
    resume: vi.fn(),
    getVoices: () => [],
    addEventListener: () => {},
  };
  return {
    speech: speech as unknown as SpeechSynthesis,
    said,
    atWord: (charIndex: number, charLength: number, of = said.length - 1) =>
      said[of]?.dispatchEvent(Object.assign(new Event('boundary'), { name: 'word', charIndex, charLength })),
    end: () => said.at(-1)?.dispatchEvent(new Event('end')),
  };
}

const voice = { lang: 'en-US', localService: true, name: 'Ana' } as SpeechSynthesisVoice;
const paragraphs = ['The river turned.', 'The mill stood dry.'];

beforeEach(() => vi.stubGlobal('SpeechSynthesisUtterance', Utterance));

it('reads paragraph after paragraph, says which word it is at, and ends', () => {
  const { speech, said, atWord, end } = engine();
  const aloud = createReadingAloud({ speech, voice, title: 'The River', paragraphs });
  aloud.from(1);
  atWord(4, 5);
  expect(aloud.state()).toEqual({ status: 'speaking', paragraph: 1, word: { start: 4, end: 9 } });
  end();
  expect(said.map(({ text }) => text)).toEqual(paragraphs);
  expect(aloud.state()).toMatchObject({ paragraph: 2, word: null });
  end();
  expect(aloud.state().status).toBe('still');
});

it('finds the end of a word for voices that do not say how long it is', () => {
  const { speech, atWord } = engine();
  const aloud = createReadingAloud({ speech, voice, title: 'The River', paragraphs: ["The mill's wheel"] });
  aloud.from(1);
  atWord(4, 0);
  expect(aloud.state().word).toEqual({ start: 4, end: 10 });
});

it('pauses, goes on, begins the paragraph again at another speed, and stops', () => {
  const { speech, said, atWord } = engine();
  const aloud = createReadingAloud({ speech, voice, title: 'The River', paragraphs });
  aloud.from(2);
  aloud.pause();
  expect(aloud.state().status).toBe('paused');
  aloud.resume();
  aloud.setRate(0.75);
  expect(said.at(-1)).toMatchObject({ text: paragraphs[1], rate: 0.75 });
  // The voice still sends events of what it was asked to say before.
  atWord(0, 3, 0);
  expect(aloud.state().word).toBeNull();
  aloud.stop();
  expect(aloud.state().status).toBe('still');
});

it('takes English voices of this device only', async () => {
  const away = { ...voice, localService: false };
  const french = { ...voice, lang: 'fr-FR' };
  const speech = { getVoices: () => [away, french, voice] } as unknown as SpeechSynthesis;
  expect(await localVoices(speech)).toEqual([voice]);
});

it('reads the title first, and then the text', () => {
  const { speech, said, end } = engine();
  const aloud = createReadingAloud({ speech, voice, title: 'The River', paragraphs });
  aloud.from(0);
  expect(aloud.state()).toMatchObject({ status: 'speaking', paragraph: 0 });
  end();
  expect(said.map(({ text }) => text)).toEqual(['The River', paragraphs[0]]);
});
