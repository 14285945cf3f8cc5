import { about, notExported, personalTable } from '#platform/personal-data/server/personal-table.ts';

export const essaysTables = [
  personalTable('essays', {
    holds: 'An essay with its score and the comment of the teacher.',
    whose: ['student_id'],
    others: ['scored_by'],
    columns: {
      student_id: about,
      attempt_id: about,
      question_id: about,
      class_id: about,
      status: about,
      text: about,
      own_words: about,
      seconds: about,
      submitted_at: about,
      score: about,
      comment: about,
      scored_by: notExported('It is the number of another person.'),
      scored_at: about,
      idempotency_key: notExported('It only tells whether the same thing was sent twice.'),
      score_seen_at: about,
    },
  }),
];
