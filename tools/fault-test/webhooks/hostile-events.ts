import type { TestPaymentProvider } from '#features/billing/server/testing/test-payment-provider.ts';

/** A call of the webhook that nobody but the provider could make, and that the provider did not make. */
export interface HostileCall {
  readonly kind: HostileKind;
  readonly body: string;
  readonly signature: string;
}

export const HOSTILE_KINDS = [
  'unsigned',
  'forged',
  'mutated',
  'old',
  'to come',
  'another signature',
] as const;
export type HostileKind = (typeof HOSTILE_KINDS)[number];

interface Made {
  /** An event as the provider writes it, which was never sent. */
  readonly body: string;
  readonly now: Date;
  readonly random: () => number;
}

/** Beyond the tolerance, in milliseconds, up to a day. */
const beyond = (random: () => number): number => 301_000 + Math.floor(random() * 86_400_000);

/** One letter of a text becomes another. */
function mutate(text: string, random: () => number): string {
  const at = Math.floor(random() * text.length);
  return `${text.slice(0, at)}${text[at] === '7' ? '8' : '7'}${text.slice(at + 1)}`;
}

/** Makes a hostile call of a kind. */
export function hostileCall(
  kind: HostileKind,
  { sign }: Pick<TestPaymentProvider, 'sign'>,
  { body, now, random }: Made,
): HostileCall {
  const signed = (at: Date, secret?: string) => sign(body, at, secret);
  const shifted = (by: number) => new Date(now.getTime() + by);
  switch (kind) {
    case 'unsigned':
      return { kind, body, signature: '' };
    case 'forged':
      return { kind, body, signature: signed(now, `whsec_${random()}`) };
    case 'mutated':
      return { kind, body: mutate(body, random), signature: signed(now) };
    case 'old':
      return { kind, body, signature: signed(shifted(-beyond(random))) };
    case 'to come':
      return { kind, body, signature: signed(shifted(beyond(random))) };
    case 'another signature':
      return { kind, body, signature: sign(mutate(body, random), now) };
  }
}
