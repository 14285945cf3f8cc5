import { useState } from 'react';
import { namedPeriod, type Period } from '#platform/time/core/span.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { Choices } from '#platform/ui/web/choices.tsx';
import { Columns } from '#platform/ui/web/columns.tsx';
import { ComboboxField } from '#platform/ui/web/combobox-field.tsx';
import { DateField } from '#platform/ui/web/date-field.tsx';
import { PasswordField, SelectField, SwitchField, TextField } from '#platform/ui/web/fields.tsx';
import { PeriodPicker } from '#platform/ui/web/period-picker.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { TextAreaField } from '#platform/ui/web/text-area-field.tsx';

const NAMES = ['Ana Flores', 'Ben Okafor', 'Chloé Martin', 'Dev Patel', 'Ella Novak', 'Finn O’Brien'];
const STUDENTS = NAMES.map((label) => ({ value: label, label }));
/** A class that began on the first day of a school year. */
const CALENDAR = { today: '2026-11-24', start: '2026-08-17' };

/** What is filled in. */
export const KitFields = () => (
  <Section title="Fields" lead="A label above, a hint below it, and what is wrong in a sentence.">
    <Columns least={24} align="start">
      <Card gap={16}>
        <Words />
      </Card>
      <Card gap={16}>
        <ChoicesOfKinds />
      </Card>
    </Columns>
    <Card gap={16}>
      <Periods />
    </Card>
  </Section>
);

function Words() {
  const [name, setName] = useState('Room 12');
  const [mail, setMail] = useState('rivera@');
  const [password, setPassword] = useState('quiet library');
  const [words, setWords] = useState('');
  return (
    <>
      <TextField label="Class name" hint="Students see it." name="name" value={name} onChange={setName} />
      <TextField
        label="Email"
        name="mail"
        value={mail}
        onChange={setMail}
        error="This email address is not complete."
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
      <TextAreaField label="Note" optional name="note" rows={3} value={words} onChange={setWords} />
    </>
  );
}

function ChoicesOfKinds() {
  const [grade, setGrade] = useState('4');
  const [student, setStudent] = useState('');
  const [day, setDay] = useState('2026-12-01');
  const [isOn, setOn] = useState(true);
  const [size, setSize] = useState('roomy');
  const grades = ['3', '4', '5'].map((value) => ({ value, label: `Grade ${value}` }));
  return (
    <>
      <SelectField label="Grade" name="grade" value={grade} onChange={setGrade} options={grades} />
      <ComboboxField
        label="Student"
        hint="Type a part of the name."
        name="student"
        value={student}
        onChange={setStudent}
        options={STUDENTS}
      />
      <DateField label="Due" name="due" value={day} min="2026-11-24" onChange={setDay} />
      <SwitchField
        label="Students may listen"
        hint="By the voices of their device."
        name="listen"
        value={isOn}
        onChange={setOn}
      />
      <Choices
        legend="Lines"
        value={size}
        onChange={setSize}
        options={[
          { value: 'roomy', label: 'Roomy' },
          { value: 'tight', label: 'Tight' },
        ]}
      />
    </>
  );
}

function Periods() {
  const [named, setNamed] = useState<Period>(namedPeriod('four-weeks', CALENDAR));
  const [own, setOwn] = useState<Period>({ kind: 'own', start: '2026-10-01', end: '2026-10-31' });
  return (
    <Columns least={24} align="start">
      <Stack>
        <PeriodPicker {...CALENDAR} value={named} onChange={setNamed} />
      </Stack>
      <Stack>
        <PeriodPicker {...CALENDAR} value={own} onChange={setOwn} />
      </Stack>
    </Columns>
  );
}
