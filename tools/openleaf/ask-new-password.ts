import { type Outcome, refused } from './command.ts';
import type { Terminal } from './terminal.ts';

/** A password that a person types twice without seeing it, or that a program writes as one line. */
export async function askNewPassword(terminal: Terminal, whose: string): Promise<string | Outcome> {
  const password = await terminal.askSecretly(`New password for ${whose}: `);
  if (password === null || password === '') return refused('No password was given; nothing was changed.');
  if (!terminal.isInteractive) return password;
  const again = await terminal.askSecretly('The same password again: ');
  return again === password ? password : refused('The two passwords differ; nothing was changed.');
}
