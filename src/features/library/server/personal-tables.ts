import { tableAboutNobody } from '#platform/personal-data/server/personal-table.ts';

const LIBRARY = 'It is the library.';

export const libraryTables = [
  tableAboutNobody('passages', LIBRARY, ['id', 'slug', 'use']),
  tableAboutNobody('passage_versions', LIBRARY, [
    'id',
    'passage_id',
    'version',
    'content_hash',
    'level',
    'title',
    'content',
    'created_at',
    'current',
    'search',
    'essay_question_id',
  ]),
  tableAboutNobody('questions', LIBRARY, ['id', 'passage_id', 'content_hash']),
  tableAboutNobody('answer_options', LIBRARY, ['id', 'question_id', 'position']),
  tableAboutNobody('passage_version_questions', LIBRARY, ['passage_version_id', 'position', 'question_id']),
  tableAboutNobody('library_words', LIBRARY, ['word']),
  tableAboutNobody('library_source', LIBRARY, ['only_row', 'fingerprint']),
  tableAboutNobody(
    'key_corrections',
    'It says why a question has another key. Who corrected it is emptied with that person.',
    ['id', 'question_id', 'option_id', 'reason', 'corrected_by', 'corrected_at', 'scored_at'],
    ['corrected_by'],
  ),
];
