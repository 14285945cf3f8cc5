import { bodyOf, type LocatedSpan, locateSpan, paragraphsOf } from './paragraphs.ts';
import type { Passage, Question } from './passage-file.ts';
import { wordsOf } from './words.ts';

/** An option as it is stored: where it points in the text is worked out once. */
export interface PublishedOption {
  readonly id: number;
  readonly text: string;
  readonly rationale: string;
  readonly evidence: readonly LocatedSpan[];
}

export interface PublishedQuestion {
  readonly id: number;
  /** From 0. */
  readonly position: number;
  readonly skill: Question['skill'];
  readonly target: Question['target'];
  readonly difficulty: Question['difficulty'];
  readonly stem: string;
  readonly options: readonly PublishedOption[];
  readonly key: PublishedOption;
  /** The key in the passage's file, of which the rationales speak. */
  readonly fileKey: PublishedOption;
  /** That the key was corrected, last of all to this one; it may be the key of the file again. */
  readonly correction: KeyCorrection | null;
}

/** Whether the rationales speak of the key that holds: not while another than the file's does. */
export const rationalesHold = ({ key, fileKey }: Pick<PublishedQuestion, 'key' | 'fileKey'>): boolean =>
  key.id === fileKey.id;

export interface CheckedClaim {
  readonly claim: string;
  readonly source: string;
}

export interface KeyCorrection {
  readonly optionId: number;
  /** ISO 8601. */
  readonly at: string;
  readonly reason: string;
}

/** One version of a passage with the ids of its rows. It never changes. */
export interface PublishedPassage {
  readonly passageId: number;
  readonly versionId: number;
  readonly use: Passage['use'];
  readonly level: number;
  readonly title: string;
  readonly topic: Passage['topic'];
  readonly kind: Passage['kind'];
  readonly genre: Passage['genre'];
  readonly form: Passage['form'];
  readonly sensitivity: Passage['sensitivity'];
  readonly paragraphs: readonly string[];
  readonly glossary: Passage['glossary'];
  /** An informational text in which people, places or data are made up, which readers are told. */
  readonly invented: boolean;
  /** What the text says of the real world, and where that was checked. */
  readonly claims: readonly CheckedClaim[];
  /** Words of the text. */
  readonly words: number;
  readonly questions: readonly PublishedQuestion[];
  readonly essay: (NonNullable<Passage['essay']> & { readonly questionId: number }) | null;
  readonly series: Passage['series'];
}

/** Row ids of a version: its questions in order, each with its options in order. */
export interface PublishedIds {
  readonly passageId: number;
  readonly versionId: number;
  readonly essayQuestionId: number | null;
  readonly questions: readonly {
    readonly id: number;
    readonly options: readonly number[];
    readonly correction: KeyCorrection | null;
  }[];
}

/** @throws RangeError when the ids do not fit the content: the two were stored together, so the data is damaged. */
export function publish(passage: Passage, ids: PublishedIds): PublishedPassage {
  const paragraphs = paragraphsOf(passage);
  const questions = passage.questions.map((question, position): PublishedQuestion => {
    const row = ids.questions[position];
    const options = question.options.map((option, index): PublishedOption => {
      const id = row?.options[index];
      if (id === undefined)
        throw new RangeError(`Passage version ${ids.versionId} lacks rows for its options.`);
      const evidence = option.spans.flatMap((span) => locateSpan(paragraphs, span) ?? []);
      return { id, text: option.text, rationale: option.rationale, evidence };
    });
    const correction = row?.correction ?? null;
    const fileKey = options[question.options.findIndex((option) => option.role === 'key')];
    const key = correction ? options.find(({ id }) => id === correction.optionId) : fileKey;
    if (!row || !key || !fileKey) throw new RangeError(`Passage version ${ids.versionId} lacks a key.`);
    const { skill, target, difficulty, stem } = question;
    return { id: row.id, position, skill, target, difficulty, stem, options, key, fileKey, correction };
  });
  return {
    passageId: ids.passageId,
    versionId: ids.versionId,
    use: passage.use,
    level: passage.level,
    title: passage.title,
    topic: passage.topic,
    kind: passage.kind,
    genre: passage.genre,
    form: passage.form,
    sensitivity: passage.sensitivity,
    paragraphs,
    glossary: passage.glossary,
    invented: passage.truth === 'invented',
    claims: passage.claims.flatMap(({ claim, source }) => (source === undefined ? [] : [{ claim, source }])),
    words: wordsOf(bodyOf(paragraphs)).length,
    questions,
    essay:
      passage.essay && ids.essayQuestionId !== null
        ? { ...passage.essay, questionId: ids.essayQuestionId }
        : null,
    series: passage.series,
  };
}
