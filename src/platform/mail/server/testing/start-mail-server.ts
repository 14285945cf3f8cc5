import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** What a mail server does with the next mail. */
export type Behavior =
  | { readonly kind: 'takes'; readonly afterMs?: number }
  /** Answers the receiver, or the mail itself, with such a code. */
  | { readonly kind: 'answers'; readonly code: number; readonly to: 'receiver' | 'mail' }
  /** Cuts the line, with the mail or before it has it. */
  | { readonly kind: 'drops'; readonly when: 'receiver' | 'mail' };

/** A real mail server on this machine, which does as it is told. */
export interface TestMailServer {
  readonly url: string;
  /** What it took or cut off after it had it, in order. */
  readonly mails: readonly ParsedMail[];
  /** How often somebody began a mail. */
  tries(): number;
  behave(behavior: Behavior): void;
  stop(): Promise<void>;
}

const sayNo = (responseCode: number) => Object.assign(new Error('Said so by the test'), { responseCode });

export async function startMailServer(): Promise<TestMailServer> {
  const mails: ParsedMail[] = [];
  const lines = new Set<{ destroy(): void }>();
  const now: { behavior: Behavior; tries: number } = { behavior: { kind: 'takes' }, tries: 0 };
  const cut = () => {
    for (const line of lines) line.destroy();
  };
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    onRcptTo(_address, _session, answer) {
      now.tries += 1;
      const { behavior } = now;
      if (behavior.kind === 'drops' && behavior.when === 'receiver') return cut();
      if (behavior.kind === 'answers' && behavior.to === 'receiver') return answer(sayNo(behavior.code));
      answer();
    },
    onData(stream, _session, answer) {
      const { behavior } = now;
      const take = async () => {
        const mail = await simpleParser(stream);
        if (behavior.kind === 'answers') return answer(sayNo(behavior.code));
        mails.push(mail);
        if (behavior.kind === 'drops') return cut();
        setTimeout(() => answer(), behavior.afterMs ?? 0);
      };
      void take().catch((error: unknown) => answer(error as Error));
    },
  });
  // A line that is cut off is an error for it.
  server.on('error', () => {});
  server.server.on('connection', (line) => {
    lines.add(line);
    line.once('close', () => lines.delete(line));
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    tries: () => now.tries,
    behave: (behavior) => {
      now.behavior = behavior;
    },
    async stop() {
      cut();
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      await closed.promise;
    },
  };
}
