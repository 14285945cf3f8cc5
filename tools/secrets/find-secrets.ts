import { lintSource } from '@secretlint/core';
import { secretLintProfiler } from '@secretlint/profiler';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';

// It would note the time of each step, and forget none.
secretLintProfiler.setEnabled(false);

/** What looks like a secret, by file and line; never the secret itself. */
export interface FoundSecret {
  readonly path: string;
  readonly line: number;
  /** The kind, such as `@secretlint/secretlint-rule-privatekey`. */
  readonly rule: string;
}

/** Searches a text for keys and tokens in the forms that services give them. */
export async function findSecrets(path: string, content: string): Promise<FoundSecret[]> {
  const { messages } = await lintSource({
    source: { filePath: path, content, ext: path.slice(path.lastIndexOf('.')), contentType: 'text' },
    options: {
      config: { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator }] },
    },
  });
  return messages.map(({ loc, ruleId }) => ({ path, line: loc.start.line, rule: ruleId }));
}
