import type { Held } from '../../core/delivery-queue.ts';

/** What is said about answers that wait. @param one what a single one is called. */
export function keptWords(waiting: number, { reason, onDevice }: Held, one = 'answer'): string {
  const [answers, are, them] =
    waiting === 1 ? [`Your ${one}`, 'is', 'it'] : [`Your ${waiting} answers`, 'are', 'them'];
  const busy = reason === 'server' ? 'Openleaf is busy. ' : '';
  const send = `We send ${them} ${reason === 'server' ? 'again in a moment' : 'when you are back online'}.`;
  return onDevice
    ? `${busy}${answers} ${are} kept on this device. ${send}`
    : `${busy}${send} This device has no room to keep ${them}: please leave this page open.`;
}
