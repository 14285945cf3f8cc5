import { useState } from 'react';
import { linkTo } from '#platform/screens/core/address.ts';
import { classPage } from '#platform/screens/core/staff-addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { stackClass } from '#platform/ui/web/stack.tsx';
import { TextAreaField } from '#platform/ui/web/text-area-field.tsx';
import { count } from '#platform/wording/core/figures.ts';
import { MAX_STUDENTS_OF_CLASS } from '../../core/class-limits.ts';
import { readNames } from '../../core/pasted-names.ts';
import { NamesFile } from './names-file.tsx';

interface NamesFormProps {
  readonly classId: number;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly pending: boolean;
  /** Why it did not go on, in a sentence. */
  readonly problem: string | null;
  readonly onNames: () => void;
}

/** Who comes in: names, typed, pasted or from a file. */
export function NamesForm({ classId, text, onText, pending, problem, onNames }: NamesFormProps) {
  const [error, setError] = useState<string | null>(null);
  const { names } = readNames(text);
  const change = (changed: string) => {
    setError(null);
    onText(changed);
  };
  const submit = () => {
    const fault = faultOf(names.length);
    setError(fault);
    if (fault === null) onNames();
  };
  return (
    <Section
      title="Add students"
      lead="Write their names. You get a card for each student, with a username and a password."
    >
      <Card>
        <form
          className={stackClass(24)}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <TextAreaField
            label="Names"
            hint="One student per line, such as “Ana Lopez” or “Lopez, Ana”. You can paste columns from a spreadsheet, also one of usernames."
            name="names"
            rows={10}
            value={text}
            onChange={change}
            error={error}
          />
          <Row gap={16} rowGap={8} align="center">
            <NamesFile onText={change} onError={setError} />
            {names.length > 0 && <p>{count(names.length, 'student')}</p>}
          </Row>
          <ProblemNote words={problem} />{' '}
          <Row gap={16} rowGap={8}>
            <Button type="submit" variant="primary" pending={pending} pendingLabel="Checking the list…">
              Continue
            </Button>
            <LinkButton {...linkTo(classPage, { id: classId })} variant="quiet">
              Cancel
            </LinkButton>
          </Row>
        </form>
      </Card>
    </Section>
  );
}

function faultOf(students: number): string | null {
  if (students === 0) return 'Write at least one name.';
  return students > MAX_STUDENTS_OF_CLASS ? `Add at most ${MAX_STUDENTS_OF_CLASS} students at a time.` : null;
}
