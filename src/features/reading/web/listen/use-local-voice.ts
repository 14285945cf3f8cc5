import { useEffect, useState } from 'react';
import { localVoices } from './local-voices.ts';

/** A voice of this device with its engine; null while the voices load, `none` where there is none. */
export type LocalVoice =
  | { readonly speech: SpeechSynthesis; readonly voice: SpeechSynthesisVoice }
  | 'none'
  | null;

let asked: Promise<LocalVoice> | null = null;

async function findVoice(): Promise<LocalVoice> {
  const speech = window.speechSynthesis as SpeechSynthesis | undefined;
  const [voice] = speech ? await localVoices(speech) : [];
  return speech && voice ? { speech, voice } : 'none';
}

/** The voice that everything is read with; browsers are asked once. */
export function useLocalVoice(): LocalVoice {
  const [voice, setVoice] = useState<LocalVoice>(null);
  useEffect(() => {
    let gone = false;
    const find = async () => {
      const found = await (asked ??= findVoice());
      if (!gone) setVoice(found);
    };
    void find();
    return () => {
      gone = true;
    };
  }, []);
  return voice;
}
