import type { Outbox } from './outbox.ts';

/** So long a screen waits for answers that are on their way before it asks how far the quiz is, in milliseconds. */
const SEND_TIMEOUT_MS = 3000;

/** Lets what waits go out first, so that what is read next knows about it. Without a network it is not waited for. */
export const sendWhatWaits = (outbox: Outbox): Promise<void> =>
  Promise.race([outbox.settled(), new Promise<void>((resolve) => setTimeout(resolve, SEND_TIMEOUT_MS))]);
