import { selectAccount } from '#features/accounts/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Actor } from '#platform/session/core/actor.ts';
import type { CatalogQuestion, getCatalogQuiz as contract } from '../contract/endpoints.ts';
import { type PublishedPassage, type PublishedQuestion, rationalesHold } from '../core/published-passage.ts';
import type { LibraryServices } from './library-services.ts';
import { toCatalogLine } from './list-catalog.ts';
import { passageMeasure } from './passage-measure.ts';

/**
 * One passage with its questions as a teacher looks at it before a class reads it. Passages of the pretest are for admins
 * only: a student who has seen one is not placed by it.
 */
export async function previewQuiz(
  { db, library }: LibraryServices,
  { actor, params }: Pick<Call<typeof contract>, 'actor' | 'params'>,
): Promise<Reply<typeof contract>> {
  const passage = await library.version(params.versionId);
  if (!passage || (passage.use !== 'practice' && actor.role !== 'admin')) return refuse('no-passage');
  const showsKeys = await canViewKeys(db, actor);
  return {
    ...toCatalogLine(passage),
    showsKeys,
    paragraphs: [...passage.paragraphs],
    glossary: passage.glossary.map(({ word, meaning }) => ({ word, meaning })),
    invented: passage.invented,
    claims: passage.claims.map(({ claim, source }) => ({ claim, source })),
    measure: passageMeasure(passage),
    questionList: passage.questions.map((question) => toCatalogQuestion(question, showsKeys)),
    essay: passage.essay
      ? {
          prompt: passage.essay.prompt,
          rubric: showsKeys ? [...passage.essay.rubric] : null,
          model: showsKeys ? passage.essay.model : null,
        }
      : null,
    otherParts: otherParts(library.current('practice'), passage),
  };
}

/** Keys are for admins, and for teachers whom an admin has approved (product: "People, sign-up, sessions"). */
async function canViewKeys(db: Db, actor: Actor): Promise<boolean> {
  if (actor.role === 'admin') return true;
  const account = await selectAccount(db, actor.userId);
  return account?.keys_approved_at != null;
}

const toCatalogQuestion = (question: PublishedQuestion, showsKeys: boolean): CatalogQuestion => ({
  questionId: question.id,
  number: question.position + 1,
  stem: question.stem,
  skill: question.skill,
  target: question.target,
  difficulty: question.difficulty,
  options: question.options.map(({ id, text, rationale }) => ({
    optionId: id,
    text,
    isKey: showsKeys ? id === question.key.id : null,
    rationale: showsKeys && rationalesHold(question) ? rationale : null,
  })),
  evidence: showsKeys
    ? question.key.evidence.map(({ paragraph, start, end }) => ({ paragraph, start, end }))
    : [],
  // The reason quotes the key.
  correction:
    showsKeys && question.correction
      ? { at: question.correction.at, reason: question.correction.reason }
      : null,
});

const otherParts = (offered: readonly PublishedPassage[], { series, versionId }: PublishedPassage) =>
  offered
    .flatMap((other) =>
      series !== undefined && other.series?.id === series.id && other.versionId !== versionId
        ? [{ part: other.series.part, title: other.title, versionId: other.versionId }]
        : [],
    )
    .toSorted((a, b) => a.part - b.part);
