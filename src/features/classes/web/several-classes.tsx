import { linkTo } from '#platform/screens/core/address.ts';
import { addStudentsPage, classPage, teacherClasses } from '#platform/screens/core/staff-addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { ProgressLine } from '#platform/ui/web/progress-line.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { count } from '#platform/wording/core/figures.ts';
import type { TeacherClass } from '../contract/endpoints.ts';
import styles from './class-fields.module.css';
import type { OtherClasses } from './use-other-classes.ts';

/** How far the making of several classes is, as a heading. */
export function severalInWords({ made, left, pending }: Pick<OtherClasses, 'made' | 'left' | 'pending'>) {
  const all = made.length + left.length;
  if (pending) return `Creating ${count(all, 'class', 'classes')}…`;
  return left.length === 0
    ? count(all, 'class is ready', 'classes are ready')
    : `${made.length} of ${count(all, 'class', 'classes')} ${made.length === 1 ? 'is' : 'are'} ready`;
}

/** What is not there, and what may be: nothing is said to be missing whose reply was lost. */
export function notThereInWords({
  left,
  unsure,
  problem,
}: Pick<OtherClasses, 'left' | 'unsure' | 'problem'>): string {
  const names = left.map(({ name }) => name);
  const [first, ...others] = names;
  if (!unsure) return `Not created yet: ${names.join(', ')}. ${problem}`;
  const rest = others.length === 0 ? '' : ` Not created yet: ${others.join(', ')}.`;
  return `We do not know whether ${first} was created. Create it again: you will not get it twice.${rest} ${problem}`;
}

/** Classes that were made at once, each with its code and the way to its students. */
export function SeveralClasses({ classes }: { readonly classes: OtherClasses }) {
  const { made, left, pending, create } = classes;
  return (
    <Stack gap={24}>
      <Card>
        <Stack as="ul" gap={12} aria-label="Your new classes">
          {made.map((one) => (
            <MadeClass key={one.id} schoolClass={one} />
          ))}
        </Stack>
      </Card>
      {pending && (
        <ProgressLine value={made.length} max={made.length + left.length} label="Classes created" showLabel />
      )}
      {!pending && left.length > 0 && (
        <>
          <ProblemNote words={notThereInWords(classes)} />
          <Row>
            <Button variant="primary" onClick={() => void create(left)}>
              {`Create ${left.length === 1 ? 'it' : 'them'} now`}
            </Button>
          </Row>
        </>
      )}
      {!pending && (
        <Row>
          <LinkButton {...linkTo(teacherClasses)} variant={left.length === 0 ? 'primary' : 'quiet'}>
            Go to your classes
          </LinkButton>
        </Row>
      )}
    </Stack>
  );
}

const MadeClass = ({ schoolClass: { id, name, classCode } }: { readonly schoolClass: TeacherClass }) => (
  <li className={styles.made}>
    <span>
      <TextLink {...linkTo(classPage, { id })}>{name}</TextLink>
      {classCode !== null && <span className={styles.quiet}>{` Code ${classCode}`}</span>}
    </span>
    <LinkButton {...linkTo(addStudentsPage, { id })} label={`Add students to ${name}`}>
      Add students
    </LinkButton>
  </li>
);
