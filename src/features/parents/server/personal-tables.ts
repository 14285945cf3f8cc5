import {
  about,
  notExported,
  notForParents,
  notForTeachers,
  personalTable,
} from '#platform/personal-data/server/personal-table.ts';

const OTHER = notExported('It is the number of another person.');
const OF_PARENTS = notForParents('It is of each parent alone.');
const ASKED = notForTeachers('It is between the family and who runs Openleaf.');

export const parentsTables = [
  personalTable('family_codes', {
    holds: 'The code by which a parent asks to be connected to the student.',
    whose: ['student_id'],
    others: ['made_by'],
    columns: {
      code: notExported('It is a secret.'),
      student_id: about,
      made_by: OTHER,
      made_at: about,
      expires_at: about,
    },
  }),
  personalTable('family_links', {
    holds: 'A parent who sees how the student reads, or asked to.',
    whose: ['student_id', 'parent_id'],
    others: ['confirmed_by', 'ended_by'],
    columns: {
      student_id: OF_PARENTS,
      id: OF_PARENTS,
      parent_id: OF_PARENTS,
      asked_at: OF_PARENTS,
      confirmed_at: OF_PARENTS,
      confirmed_by: OTHER,
      ended_at: OF_PARENTS,
      ended_by: OTHER,
    },
  }),
  personalTable('family_consents', {
    holds: 'What a parent consented to, or took back.',
    whose: ['student_id'],
    others: ['parent_id', 'answered_by'],
    columns: {
      student_id: OF_PARENTS,
      id: OF_PARENTS,
      parent_id: OTHER,
      act: OF_PARENTS,
      text_version: OF_PARENTS,
      at: OF_PARENTS,
      locked: OF_PARENTS,
      answered_at: OF_PARENTS,
      answered_by: OTHER,
    },
  }),
  personalTable('erasure_requests', {
    holds: 'The person, a parent, asked for the account of a child to be erased.',
    whose: ['parent_id'],
    others: ['child_id'],
    columns: {
      parent_id: ASKED,
      id: ASKED,
      child_id: ASKED,
      asked_at: ASKED,
      taken_back_at: ASKED,
      done_at: ASKED,
      declined_at: ASKED,
    },
  }),
];
