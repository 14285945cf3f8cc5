import {
  about,
  notExported,
  personalTable,
  tableAboutNobody,
} from '#platform/personal-data/server/personal-table.ts';

const SCHOOL = 'It is about a school.';

export const schoolsTables = [
  personalTable('school_teachers', {
    holds: 'The school that the teacher has chosen, and whether somebody has confirmed it.',
    whose: ['teacher_id'],
    others: ['confirmed_by'],
    columns: {
      teacher_id: about,
      school_id: about,
      claimed_at: about,
      typed_name: about,
      typed_street: about,
      typed_city: about,
      typed_state: about,
      typed_zip: about,
      confirmed_at: about,
      confirmed_by: notExported('It is the number of another person.'),
    },
  }),
  personalTable('coppa_acceptances', {
    holds: 'To which version of the agreement for classes under 13 the teacher agreed, and for which school.',
    whose: ['teacher_id'],
    columns: { teacher_id: about, version: about, school_id: about, accepted_at: about },
  }),
  tableAboutNobody(
    'coppa_contracts',
    'It is the same for all teachers.',
    ['version', 'words', 'published_at', 'published_by'],
    ['published_by'],
  ),
  tableAboutNobody(
    'schools',
    SCHOOL,
    [
      'id',
      'source',
      'source_key',
      'name',
      'district',
      'street',
      'city',
      'state',
      'country',
      'zip',
      'latitude',
      'longitude',
      'place_key',
      'words',
      'listed_at',
      'made_by',
      'made_at',
    ],
    ['made_by'],
  ),
  tableAboutNobody('school_words', 'It holds the words of the names of schools.', ['word']),
];
