/** How long a browser may take to load its voices, in milliseconds. */
const VOICES_TIMEOUT_MS = 1500;

/** Whether a voice speaks English and lives on this device: a text that is read aloud goes nowhere. */
const isOurs = ({ lang, localService }: SpeechSynthesisVoice): boolean => localService && /^en\b/i.test(lang);

/** The English voices of this device; none where it has none. Browsers load them late. */
export async function localVoices(speech: SpeechSynthesis): Promise<readonly SpeechSynthesisVoice[]> {
  const now = speech.getVoices();
  if (now.length === 0) {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, VOICES_TIMEOUT_MS);
      speech.addEventListener('voiceschanged', () => (clearTimeout(timer), resolve()), { once: true });
    });
  }
  return speech.getVoices().filter(isOurs);
}
