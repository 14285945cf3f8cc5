import { IconPlayerStop, IconVolume } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '#platform/ui/web/icon-button.tsx';
import { useLocalVoice } from './use-local-voice.ts';

export interface SpeakButtonProps {
  readonly text: string;
  /** What is read: "the question", "answer A". */
  readonly what: string;
}

/** Reads one thing aloud with a voice of this device; where there is none, it is not there. */
export function SpeakButton({ text, what }: SpeakButtonProps) {
  const local = useLocalVoice();
  const [isSpeaking, setSpeaking] = useState(false);
  const mine = useRef<SpeechSynthesisUtterance | null>(null);
  useEffect(
    () => () => {
      if (mine.current) window.speechSynthesis.cancel();
    },
    [],
  );
  if (local === null || local === 'none') return null;
  const { speech, voice } = local;
  const press = () => {
    speech.cancel();
    if (isSpeaking) return setSpeaking(false);
    // A browser that was paused stays so for everything it says afterwards.
    speech.resume();
    const said = new SpeechSynthesisUtterance(text);
    said.voice = voice;
    said.lang = voice.lang;
    mine.current = said;
    const end = () => {
      if (mine.current !== said) return;
      mine.current = null;
      setSpeaking(false);
    };
    said.addEventListener('end', end);
    said.addEventListener('error', end);
    setSpeaking(true);
    speech.speak(said);
  };
  const Icon = isSpeaking ? IconPlayerStop : IconVolume;
  return (
    <IconButton
      label={isSpeaking ? `Stop reading ${what}` : `Read ${what} to me`}
      icon={<Icon size={20} aria-hidden />}
      onClick={press}
    />
  );
}
