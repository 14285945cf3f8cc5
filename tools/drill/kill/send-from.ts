import type { answerQuestion } from '#features/quiz/contract/endpoints.ts';
import type { PendingAnswer } from '#features/quiz/web/outbox/kept-quiz.ts';
import type { CallResult } from '#platform/endpoint/web/call.ts';
import { answerCall } from '../../proving/answer-call.ts';
import type { Device, DeviceReply } from '../../proving/devices.ts';

type Result = CallResult<typeof answerQuestion>;

/** What came of one try: a status, or `network` when the connection was lost or not to be had. */
export type Told = number | 'network';

/** Sends an answer once, with the result that the product's page would see. */
export async function sendFrom(
  device: Device,
  token: string,
  pending: PendingAnswer,
  told: (told: Told) => void,
): Promise<Result> {
  const reply = await device.call(answerCall(pending, token)).catch(() => undefined);
  told(reply?.status ?? 'network');
  return reply ? resultOf(reply) : problem('offline', 0);
}

const problem = (code: 'offline' | 'unavailable', status: number): Result => ({
  ok: false,
  problem: { code, status, detail: code, errors: [] },
});

/** As the page reads it: whatever is no problem document is told as unavailable. */
function resultOf({ status, text }: DeviceReply): Result {
  const document = parsed(text);
  if (status === 200) return { ok: true, data: document };
  const isProblem = typeof document?.code === 'string' && typeof document.detail === 'string';
  return isProblem ? { ok: false, problem: document } : problem('unavailable', status);
}

function parsed(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
