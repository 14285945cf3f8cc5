import type { Db } from '#platform/db/server/database.ts';
import { enumColumn, jsonColumn } from '#platform/db/server/stored-column.ts';
import { createWordFinder } from '../core/likely-words.ts';
import { passageSchema } from '../core/passage-file.ts';
import { type PublishedPassage, publish } from '../core/published-passage.ts';
import { selectStamp, selectVersions, type VersionRow } from './library-queries.ts';
import { selectWords } from './search-queries.ts';

/** The library in memory: passages never change once stored, so an answer asks the database for none of it. */
export interface Library {
  /** Every passage that is offered now. */
  current(use: PublishedPassage['use']): readonly PublishedPassage[];
  /** One version, old ones too; undefined when there is none. */
  version(versionId: number): Promise<PublishedPassage | undefined>;
  /** One version if it is in memory. */
  known(versionId: number): PublishedPassage | undefined;
  /** Words of what is offered that a search may have meant, best first. */
  likelyWords(typed: string): readonly string[];
  /** Looks at the database again, after passages were stored or a key was corrected. */
  refresh(): Promise<void>;
  /** The same if anything has changed there since: another process may have done it. */
  refreshIfChanged(): Promise<void>;
}

/** A passage as it was stored, by the number of its version. */
const contentOf = jsonColumn('passage_versions.content', passageSchema);

/** What a passage is for, by its number. */
const useOf = enumColumn('passages.use', ['practice', 'pretest']);

const toPublished = (row: VersionRow): PublishedPassage =>
  publish(
    { ...contentOf(row.content, row.id), use: useOf(row.use, row.passage_id) },
    {
      passageId: row.passage_id,
      versionId: row.id,
      essayQuestionId: row.essay_question_id,
      questions: row.questions,
    },
  );

/** Reads the current passages once; versions of older attempts come when they are asked for, and stay. */
export async function loadLibrary(db: Db): Promise<Library> {
  const versions = new Map<number, PublishedPassage>();
  let current: readonly PublishedPassage[] = [];
  let words = createWordFinder([]);
  const remember = (rows: readonly VersionRow[]) =>
    rows.map((row) => {
      const passage = toPublished(row);
      versions.set(passage.versionId, passage);
      return passage;
    });
  let stamp = '';
  const refresh = async () => {
    const seen = await selectStamp(db);
    const rows = await selectVersions(db);
    const finder = createWordFinder(await selectWords(db));
    // Only now: what could not be read is looked for again.
    stamp = seen;
    // Older versions come again when they are asked for: a key of theirs may have been corrected.
    versions.clear();
    current = remember(rows);
    words = finder;
  };
  await refresh();
  return {
    current: (use) => current.filter((passage) => passage.use === use),
    likelyWords: (typed) => words.likely(typed),
    known: (versionId) => versions.get(versionId),
    async version(versionId) {
      return versions.get(versionId) ?? remember(await selectVersions(db, [versionId]))[0];
    },
    refresh,
    async refreshIfChanged() {
      if ((await selectStamp(db)) !== stamp) await refresh();
    },
  };
}
