/**
 * Searches every text that any commit holds or held for keys and tokens: `npm run secrets`. The exit status is 1 when there is one;
 * what is allowed, with its reason, is in tools/secrets/allowed.ts.
 */
import { join } from 'node:path';
import { isAllowed } from './secrets/allowed.ts';
import { findSecrets } from './secrets/find-secrets.ts';
import { readHistory } from './secrets/read-history.ts';

let files = 0;
const found = new Set<string>();
for await (const { path, content } of readHistory(join(import.meta.dirname, '..'))) {
  files += 1;
  for (const secret of await findSecrets(path, content))
    if (!isAllowed(secret)) found.add(`${secret.path}, line ${secret.line}: ${secret.rule}`);
}
process.stdout.write(`${[...found, `${files} texts of the history, ${found.size} secrets.`].join('\n')}\n`);
if (found.size > 0) process.exitCode = 1;
