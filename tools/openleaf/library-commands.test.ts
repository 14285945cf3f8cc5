import { describe, expect, it, vi } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { typeCommand } from './testing/type-command.ts';

// A command is a process of its own, and machines are busy.
vi.setConfig({ testTimeout: 60_000 });

const test = useTestApp();
const type = (...words: string[]) => typeCommand(words, { DATABASE_URL: test.url });

/** The first question of a passage that is offered, as its file names it and as the service has it. */
async function someQuestion() {
  const { library } = test.app.services;
  const [passage] = library.current('practice');
  const [question] = passage?.questions ?? [];
  if (!passage || !question) throw new Error('The library is empty.');
  const { rows } = await test.database.pool.query<{ slug: string; code: string }>(
    `select slug, content -> 'questions' -> 0 ->> 'code' as code
       from passages join passage_versions on passage_id = passages.id
      where passage_versions.id = $1`,
    [passage.versionId],
  );
  const { slug = '', code = '' } = rows[0] ?? {};
  const wrong = question.options.findIndex(({ id }) => id !== question.key.id) + 1;
  return { slug, code, wrong: String(wrong), versionId: passage.versionId, question };
}

describe('correct-key', () => {
  const reason = 'Paragraph 2 says so.';

  it('makes the named option the key, which the running service judges by', async () => {
    const { slug, code, wrong, versionId, question } = await someQuestion();
    const corrected = await type('correct-key', slug, code, wrong, '--reason', reason);
    expect(corrected).toMatchObject({ status: 0, stderr: '' });
    expect(corrected.stdout).toMatch(/^The key is corrected\./);
    await test.app.services.library.refreshIfChanged();
    const now = await test.app.services.library.version(versionId);
    const key = now?.questions.find(({ id }) => id === question.id)?.key.id;
    expect(key).toBe(question.options[Number(wrong) - 1]?.id);

    const again = await type('correct-key', slug, code, wrong, '--reason', reason);
    expect(again).toEqual({ status: 1, stdout: '', stderr: 'This option is the key already.\n' });
  });

  it.each([
    {
      words: ['no-such-passage', 'q1', '1'],
      stderr: /^There is no question q1 in a passage no-such-passage/,
    },
    { words: ['', 'q99', '1'], stderr: /^There is no question q99 in a passage / },
    { words: ['', '', '9'], stderr: /^The question has options 1 to \d\./ },
    { words: ['', '', 'second'], stderr: /^The question has options 1 to \d\./ },
  ])('refuses what is not there: $words', async ({ words, stderr }) => {
    const known = await someQuestion();
    const [slug = '', code = '', option = ''] = words;
    const named = [slug || known.slug, code || known.code, option];
    const refused = await type('correct-key', ...named, '--reason', reason);
    expect(refused).toMatchObject({ status: 1, stdout: '' });
    expect(refused.stderr).toMatch(stderr);
  });

  it('refuses a reason of spaces', async () => {
    const { slug, code, wrong } = await someQuestion();
    const refused = await type('correct-key', slug, code, wrong, '--reason', '  ');
    expect(refused).toMatchObject({ status: 1, stdout: '' });
    expect(refused.stderr).toContain('students and teachers read it');
  });
});
