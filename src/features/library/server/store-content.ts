import { createHash } from 'node:crypto';
import type { Db, Tx } from '#platform/db/server/database.ts';
import type { Passage, Question } from '../core/passage-file.ts';
import {
  insertVersion,
  insertVersionQuestions,
  lockLoader,
  retirePassages,
  selectCurrentHashes,
  upsertPassage,
  upsertQuestions,
} from './library-queries.ts';
import { replaceLibrarySource } from './library-source-queries.ts';
import { refreshWords } from './search-queries.ts';

/** What storing the library changed, in passages. */
export interface StoredContent {
  readonly added: number;
  readonly unchanged: number;
  readonly retired: number;
}

const hashOf = (content: unknown): Buffer => createHash('sha256').update(JSON.stringify(content)).digest();

/** What a student can see of a passage; readings recorded by reviewers change nothing for them. */
const withoutReview = ({ review: _review, ...content }: Passage) => content;

/**
 * What makes a question this one: its stem, its options in their order, and the key. What is known of its difficulty stays
 * when a label, a rationale or its evidence changes; each version of the passage shows its own.
 */
const wordingOf = ({ stem, options }: Question) => ({
  stem,
  options: options.map(({ text, role }) => ({ text, isKey: role === 'key' })),
});

/**
 * Stores the library: a passage that changed gets a new version, one whose file is gone is offered no more, the others
 * are left alone. Old versions stay, because attempts show what was read. Doing it again changes nothing.
 * @param fingerprint of the files that the passages come from, where the next start is to know them again.
 */
export async function storeContent(
  db: Db,
  passages: readonly Passage[],
  now: Date,
  fingerprint: Buffer | null = null,
): Promise<StoredContent> {
  return db.transaction().execute(async (tx) => {
    await lockLoader(tx);
    const known = await selectCurrentHashes(tx);
    const changed = passages.filter(
      (passage) => known.get(passage.id) !== hashOf(withoutReview(passage)).toString('hex'),
    );
    for (const passage of changed) await storeVersion(tx, passage, now);
    const present = new Set(passages.map((passage) => passage.id));
    const gone = [...known.keys()].filter((slug) => !present.has(slug));
    await retirePassages(tx, gone);
    if (changed.length > 0 || gone.length > 0) await refreshWords(tx);
    await replaceLibrarySource(tx, fingerprint);
    return { added: changed.length, unchanged: passages.length - changed.length, retired: gone.length };
  });
}

async function storeVersion(tx: Tx, passage: Passage, now: Date): Promise<void> {
  const content = withoutReview(passage);
  const { passageId, version } = await upsertPassage(tx, passage);
  const { questions, essay } = content;
  const asked = questions.map((question) => ({
    hash: hashOf(wordingOf(question)),
    options: question.options.length,
  }));
  const essays = essay ? [{ hash: hashOf({ essay }), options: 0 }] : [];
  const ids = await upsertQuestions(tx, passageId, [...asked, ...essays]);
  const questionIds = ids.slice(0, asked.length);
  const essayQuestionId = ids[asked.length] ?? null;
  const stored = { passageId, version, essayQuestionId, hash: hashOf(content), content, now };
  const versionId = await insertVersion(tx, stored);
  await insertVersionQuestions(tx, versionId, questionIds);
}
