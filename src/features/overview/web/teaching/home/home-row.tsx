import {
  IconHeartHandshake,
  IconHourglass,
  IconKey,
  IconListCheck,
  IconPencil,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react';
import { FAMILY_PART } from '#features/parents/core/family-part.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import {
  classEssaysPage,
  classPage,
  coTeacherInvites,
  invitations,
  passagePage,
  studentLoginPage,
} from '#platform/screens/core/staff-addresses.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { WorklistAdvice, WorklistRow, type WorklistRowProps } from '#platform/ui/web/worklist-row.tsx';
import type { WorklistRow as Row } from '../../../contract/worklist.ts';
import { PRETEST_NEED } from '../class/roster-filter.ts';
import { helpAdvice } from '../help-sentence.ts';
import { correctionSentence } from './correction-sentence.ts';
import { HelpRow } from './help-row.tsx';
import { rowSentence } from './row-words.ts';

interface HomeRowProps {
  readonly row: Row;
  /** What a class is called in a list of all classes; not there where the list is of one class. */
  readonly className?: ((classId: number) => string | undefined) | undefined;
  /** Whether what to do is said in words, too. */
  readonly advises: boolean;
  readonly onDismiss: () => void;
}

/** A row of the home page: who, why, one act. */
export function HomeRow({ row, className, advises, onDismiss }: HomeRowProps) {
  const where = className && 'classId' in row ? (className(row.classId) ?? row.className) : undefined;
  const put = { onDismiss, ...(where !== undefined && { where }) };
  if (row.type === 'help') return <HelpRow summary={row} advises={advises} {...put} />;
  const sentence = rowSentence(row);
  return (
    <WorklistRow
      why={sentence}
      dismissLabel={where === undefined ? sentence : `${sentence} ${where}`}
      {...put}
      {...partsOf(row, { where: where ?? 'the class', advises })}
    />
  );
}

function partsOf(
  row: Exclude<Row, { type: 'help' }>,
  { where, advises }: { readonly where: string; readonly advises: boolean },
): Pick<WorklistRowProps, 'icon' | 'tone' | 'about' | 'act'> {
  switch (row.type) {
    case 'pretest':
      return {
        icon: <IconListCheck size={24} />,
        tone: 'sky',
        about: advises && <WorklistAdvice>{helpAdvice['pretest-open']}</WorklistAdvice>,
        act: (
          <LinkButton {...linkTo(classPage, { id: row.classId }, { need: PRETEST_NEED })}>
            {row.known - row.done === 1 ? 'Show the student' : `Show the ${row.known - row.done} students`}
          </LinkButton>
        ),
      };
    case 'essays':
      return {
        icon: <IconPencil size={24} />,
        tone: 'leaf',
        act: (
          <LinkButton {...linkTo(classEssaysPage, { id: row.classId })}>
            {row.waiting === 1 ? 'Read it' : 'Read them'}
          </LinkButton>
        ),
      };
    case 'requests':
      return {
        icon: <IconUserPlus size={24} />,
        tone: 'sky',
        about: <WorklistAdvice>They typed your email address. Add only students you know.</WorklistAdvice>,
        act: <LinkButton {...linkTo(invitations)}>Answer</LinkButton>,
      };
    case 'invites':
      return {
        icon: <IconUsers size={24} />,
        tone: 'sky',
        act: <LinkButton {...linkTo(coTeacherInvites)}>Answer</LinkButton>,
      };
    case 'families':
      return {
        icon: <IconHeartHandshake size={24} />,
        tone: 'sky',
        about: <WorklistAdvice>Confirm only a person you know.</WorklistAdvice>,
        act: (
          <LinkButton {...linkTo(studentLoginPage, { id: row.studentId })} hash={FAMILY_PART}>
            Open {row.studentName}
          </LinkButton>
        ),
      };
    case 'early':
      return {
        icon: <IconHourglass size={24} />,
        about: advises && (
          <WorklistAdvice>After a student’s third quiz, you see here who rarely passes.</WorklistAdvice>
        ),
        act: <LinkButton {...linkTo(classPage, { id: row.classId })}>Open {where}</LinkButton>,
      };
    case 'correction':
      return {
        icon: <IconKey size={24} />,
        about: (
          <WorklistAdvice>
            {correctionSentence(row.note)} Reason: {row.note.reason}
          </WorklistAdvice>
        ),
        act: (
          <LinkButton {...linkTo(passagePage, { id: row.note.versionId }, { question: row.note.number })}>
            Show the question
          </LinkButton>
        ),
      };
  }
}
