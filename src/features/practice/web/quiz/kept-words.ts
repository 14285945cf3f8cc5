import type { HeldReason } from '../outbox/deliver-answer.ts';

/** What is said about answers that wait on this device. */
export function keptWords(waiting: number, reason: HeldReason | null): string {
  const [answers, are] = waiting === 1 ? ['Your answer', 'is'] : [`Your ${waiting} answers`, 'are'];
  const kept = `${answers} ${are} kept on this device and will be sent`;
  return reason === 'server'
    ? `The service is busy. ${kept} again in a moment.`
    : `${kept} when the network is back.`;
}
