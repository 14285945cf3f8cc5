import { createHash } from 'node:crypto';
import type { Db, Tx } from '#platform/db/server/database.ts';
import type { Passage } from '../core/passage-file.ts';
import {
  insertVersion,
  insertVersionQuestions,
  lockLoader,
  retirePassages,
  selectCurrentHashes,
  upsertPassage,
  upsertQuestion,
} from './library-queries.ts';
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
 * Stores the library: a passage that changed gets a new version, one whose file is gone is offered no more, the others
 * are left alone. Old versions stay, because attempts show what was read. Doing it again changes nothing.
 */
export async function storeContent(db: Db, passages: readonly Passage[], now: Date): Promise<StoredContent> {
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
    return { added: changed.length, unchanged: passages.length - changed.length, retired: gone.length };
  });
}

async function storeVersion(tx: Tx, passage: Passage, now: Date): Promise<void> {
  const content = withoutReview(passage);
  const { passageId, version } = await upsertPassage(tx, passage);
  const questionIds: number[] = [];
  for (const question of content.questions) {
    questionIds.push(
      await upsertQuestion(tx, { passageId, hash: hashOf(question), options: question.options.length }),
    );
  }
  const { essay } = content;
  const essayQuestionId = essay
    ? await upsertQuestion(tx, { passageId, hash: hashOf({ essay }), options: 0 })
    : null;
  const stored = { passageId, version, essayQuestionId, hash: hashOf(content), content, now };
  const versionId = await insertVersion(tx, stored);
  await insertVersionQuestions(tx, versionId, questionIds);
}
