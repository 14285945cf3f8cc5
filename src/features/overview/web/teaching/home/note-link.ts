import { FAMILY_PART } from '#features/parents/core/family-part.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import {
  classEssaysPage,
  coTeacherInvites,
  invitations,
  passagePage,
  studentLoginPage,
} from '#platform/screens/core/staff-addresses.ts';
import type { NoteRow } from '../../../contract/worklist.ts';
import { rowSentence } from './row-words.ts';

/** A note in one sentence, the class that it is about, and where it is dealt with. */
export function noteLink(row: NoteRow) {
  const label = rowSentence(row);
  switch (row.type) {
    case 'essays':
      return { label, about: row.className, ...linkTo(classEssaysPage, { id: row.classId }) };
    case 'requests':
      return { label, ...linkTo(invitations) };
    case 'invites':
      return { label, ...linkTo(coTeacherInvites) };
    case 'families':
      return { label, ...linkTo(studentLoginPage, { id: row.studentId }), hash: FAMILY_PART };
    case 'correction': {
      const { versionId, number } = row.note;
      return { label, ...linkTo(passagePage, { id: versionId }, { question: number }) };
    }
  }
}
