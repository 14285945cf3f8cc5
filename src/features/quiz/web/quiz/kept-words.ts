import type { Held } from '../../core/delivery-queue.ts';

/** What is said about answers that wait. @param one what a single one is called. */
export function keptWords(waiting: number, { reason, onDevice }: Held, one = 'answer'): string {
  const [answers, are] = waiting === 1 ? [`Your ${one}`, 'is'] : [`Your ${waiting} answers`, 'are'];
  const busy = reason === 'server' ? 'Openleaf is busy. ' : '';
  const when = reason === 'server' ? 'again in a moment' : 'when the internet is back';
  return onDevice
    ? `${busy}${answers} ${are} kept on this device and will be sent ${when}.`
    : `${busy}${answers} will be sent ${when}. This device has no room to keep ${waiting === 1 ? 'it' : 'them'}: please leave this page open.`;
}
