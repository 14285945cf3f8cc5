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
  const read = async (question: string, shown: boolean) => {
    // In a terminal readline itself echoes what is typed, to its output. It must be there before the question: until
    // then the terminal would show what is typed.
    const output = shown ? process.stderr : NOWHERE;
    const lines = createInterface({ input: process.stdin, output, terminal: isInteractive });
    if (isInteractive && !shown) process.stderr.write(question);
    try {
      return await Promise.race([
        lines.question(isInteractive && shown ? question : ''),
        new Promise<null>((resolve) => lines.once('close', () => resolve(null))),
      ]);
    } finally {
      lines.close();
      if (isInteractive && !shown) process.stderr.write('\n');
    }
  };
  return {
    isInteractive,
    say: (text) => void process.stderr.write(`${text}\n`),
    ask: (question) => read(question, true),
    askSecretly: (question) => read(question, false),
  };
}
