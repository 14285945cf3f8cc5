import { linkTo } from '#platform/screens/core/address.ts';
import { classPage } from '#platform/screens/core/staff-addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { ProgressLine } from '#platform/ui/web/progress-line.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { count } from '#platform/wording/core/figures.ts';
import type { TeacherClass } from '../../contract/endpoints.ts';
import { AlreadyInClass, NotOnList } from './already-in-class.tsx';
import { AskBeforeLeaving } from './ask-before-leaving.tsx';
import { actInWords, type Changes, lostInWords, nothingInWords, workInWords } from './check-words.ts';
import { HowRead } from './how-read.tsx';
import { needsChange, type RowGroups } from './new-rows.ts';
import { NewStudents } from './new-students.tsx';
import { OtherNames } from './other-names.tsx';
import type { ComparedList, RosterImport } from './use-roster-import.ts';

interface CheckListProps {
  readonly schoolClass: Pick<TeacherClass, 'id' | 'mayReset'>;
  readonly list: ComparedList;
  readonly roster: RosterImport;
  readonly groups: RowGroups;
  readonly changes: Changes;
  readonly pending: boolean;
  /** Why the rest was not done, in a sentence. */
  readonly problem: string | null;
  readonly onBack: () => void;
  readonly onAct: () => void;
  /** Goes on with those that are there. */
  readonly onReady: () => void;
}

/** What a list will do to the class, in four groups to look over and mend, and how far it is. */
export function CheckList(props: CheckListProps) {
  const { schoolClass, list, roster, groups, changes, pending, problem, onBack, onAct, onReady } = props;
  const { toAdd, inClass, otherNames, toRename } = groups;
  const { created, toCreate } = changes;
  const wrong = toAdd.filter(needsChange).length;
  const act = actInWords(changes);
  const isReadWrong = roster.rows.length === 0 && list.columns.length > 0;
  return (
    <>
      {created === 0 && <HowRead list={list} roster={roster} />}
      {isReadWrong && <ProblemNote words="Choose the column that has the students’ names." />}
      {act === null && created === 0 && wrong === 0 && !isReadWrong && (
        <Note tone="leaf" title={nothingInWords(inClass.length + otherNames.length)}>
          <p>The class stays as it is.</p>
        </Note>
      )}
      {otherNames.length > 0 && (
        <OtherNames
          rows={otherNames}
          toRename={toRename.length}
          mayRename={schoolClass.mayReset}
          onChange={roster.change}
        />
      )}
      {inClass.length > 0 && <AlreadyInClass rows={inClass} onChange={roster.change} />}
      {list.notOnList.length > 0 && <NotOnList students={list.notOnList} />}
      {toAdd.length > 0 && <NewStudents marked={toAdd} onChange={roster.change} onTakeOff={roster.takeOff} />}
      {pending && toCreate > 0 && (
        <ProgressLine
          value={created}
          max={created + toCreate}
          label={`${created} of ${count(created + toCreate, 'account')} created`}
          showLabel
        />
      )}
      {!pending && <ProblemNote words={problem} />}
      {!pending && wrong > 0 && (
        <ProblemNote words={`${count(wrong, 'row needs', 'rows need')} a change. The others are fine.`} />
      )}
      {created > 0 && <AskBeforeLeaving words={lostInWords(created, toCreate + wrong)} />}
      <Row gap={16} rowGap={8}>
        {act !== null && (
          <Button
            variant="primary"
            pending={pending || roster.pending}
            pendingLabel={pending ? workInWords(changes) : 'Finding usernames…'}
            onClick={onAct}
          >
            {act}
          </Button>
        )}
        {created > 0 ? (
          <Button variant={act === null ? 'primary' : 'secondary'} onClick={onReady}>
            {`Go on with ${count(created, 'account')}`}
          </Button>
        ) : (
          <>
            {act === null && wrong === 0 && (
              <LinkButton {...linkTo(classPage, { id: schoolClass.id })} variant="primary">
                Go to the class
              </LinkButton>
            )}
            <Button variant="quiet" onClick={onBack}>
              Back to the names
            </Button>
          </>
        )}
      </Row>
    </>
  );
}
