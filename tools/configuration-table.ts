import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { environment } from '#platform/config/server/config.ts';

/** Writes the table of environment variables into the README, from the schema that reads them. */
export const README = join(import.meta.dirname, '../README.md');

const HEAD = '| variable | default | what it is |\n|---|---|---|\n';

export function configurationTable(): string {
  return Object.entries(environment.shape)
    .map(([name, field]) => {
      const fallback = field.safeParse(undefined).data;
      return `| \`${name}\` | ${fallback === undefined ? '' : `\`${fallback}\``} | ${z.globalRegistry.get(field)?.description ?? ''} |`;
    })
    .join('\n');
}

/** The README with its table made anew. */
export function withTable(readme: string): string {
  const start = readme.indexOf(HEAD) + HEAD.length;
  const rest = readme.slice(start);
  const end = rest.search(/\n\n|$(?![\s\S])/);
  return `${readme.slice(0, start)}${configurationTable()}${rest.slice(end)}`;
}

if (import.meta.main) await writeFile(README, withTable(await readFile(README, 'utf8')));
