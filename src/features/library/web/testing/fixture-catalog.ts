import type { CatalogLine, CatalogQuestion, CatalogQuiz } from '../../contract/endpoints.ts';

/** A passage with nothing out of the ordinary, changed by `facts`. */
export const catalogLine = (facts: Partial<CatalogLine> = {}): CatalogLine => ({
  versionId: 70,
  title: 'The River Turns',
  opening: 'The river turned in the night.',
  level: 5,
  topic: 'earth-and-space',
  kind: 'literary',
  genre: 'story',
  form: 'prose',
  words: 240,
  questions: 1,
  minutes: 4,
  skills: ['Inference'],
  skillQuestions: [1],
  series: null,
  care: false,
  ...facts,
});

/** A question of which option a is the key, as a person who may see keys sees it. */
export const catalogQuestion = (facts: Partial<CatalogQuestion> = {}): CatalogQuestion => ({
  questionId: 7,
  number: 1,
  stem: 'Why did the mill stand dry?',
  skill: 'Inference',
  target: 'integrate',
  difficulty: 'medium',
  options: [
    {
      optionId: 71,
      text: 'The river had moved.',
      isKey: true,
      rationale: 'Paragraph 1 says that it turned.',
    },
    { optionId: 72, text: 'It had not rained.', isKey: false, rationale: 'Nothing is said about rain.' },
  ],
  evidence: [{ paragraph: 1, start: 4, end: 16 }],
  correction: null,
  ...facts,
});

export const catalogQuiz = (facts: Partial<CatalogQuiz> = {}): CatalogQuiz => ({
  ...catalogLine(),
  showsKeys: true,
  paragraphs: ['The river turned in the night.', 'By morning the mill stood dry.'],
  glossary: [{ word: 'mill', meaning: 'a house where grain is ground' }],
  invented: false,
  claims: [],
  measure: 870,
  questionList: [catalogQuestion()],
  essay: {
    prompt: 'Would you build the mill again?',
    rubric: ['Nothing.', 'A word.', 'A reason.', 'Two reasons.', 'Two reasons from the text.'],
    model: 'Yes, but on a rock.',
  },
  otherParts: [],
  ...facts,
});

/** The same as a teacher who is not approved sees it. */
export const withoutKeys = (): CatalogQuiz =>
  catalogQuiz({
    showsKeys: false,
    questionList: [
      catalogQuestion({
        options: catalogQuestion().options.map((option) => ({ ...option, isKey: null, rationale: null })),
        evidence: [],
      }),
    ],
    essay: { prompt: 'Would you build the mill again?', rubric: null, model: null },
  });
