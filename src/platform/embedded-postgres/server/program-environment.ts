import { parse } from 'node:path';
import type { ServerAccount } from './server-account.ts';

/** What PostgreSQL's programs need of our environment; secrets, PG* and LC_* variables stay with us. */
const PASSED_ON = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'TZDIR'];

/** Options for starting one of PostgreSQL's programs as the account, in a folder that every user may enter. */
export function programOptions(account: ServerAccount) {
  const env: Record<string, string> = { LC_ALL: 'C' };
  for (const name of PASSED_ON) {
    const value = process.env[name];
    if (value !== undefined) env[name] = value;
  }
  return { env, cwd: parse(process.cwd()).root, windowsHide: true, ...account };
}
