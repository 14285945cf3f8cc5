import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** The person at the keyboard, or the program that writes into the command. */
export interface Terminal {
  /** One line, in clear; null when there is no more. */
  ask(question: string): Promise<string | null>;
  /** One line that a terminal does not show; null when there is no more. */
  askSecretly(question: string): Promise<string | null>;
  /** What the person should know before they answer. */
  say(text: string): void;
  /** Whether a person sits there. */
  readonly isInteractive: boolean;
}

const NOWHERE = new Writable({ write: (_chunk, _encoding, written) => written() });

/** Questions go to the error output, so that the answer of a command can be piped on alone. */
export function openTerminal(): Terminal {
  const isInteractive = process.stdin.isTTY;
  const read = async (question: string, output: NodeJS.WritableStream) => {
    if (isInteractive) process.stderr.write(question);
    // With `terminal`, what is typed is echoed by readline, to `output`.
    const lines = createInterface({ input: process.stdin, output, terminal: isInteractive });
    try {
      return await Promise.race([
        lines.question(''),
        new Promise<null>((resolve) => lines.once('close', () => resolve(null))),
      ]);
    } finally {
      lines.close();
    }
  };
  return {
    isInteractive,
    say: (text) => void process.stderr.write(`${text}\n`),
    ask: (question) => read(question, process.stderr),
    async askSecretly(question) {
      const line = await read(question, NOWHERE);
      if (isInteractive) process.stderr.write('\n');
      return line;
    },
  };
}
