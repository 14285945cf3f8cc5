import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { gradeLabel } from '#features/classes/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { classEssaysPage } from '#platform/screens/core/staff-addresses.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { Columns } from '#platform/ui/web/columns.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import styles from './choose-class.module.css';
import { waitingSentence } from './essay-words.ts';

interface ChooseClassProps {
  readonly classes: readonly TeacherClass[];
  /** Null until it is known. */
  readonly waitingOf: (classId: number) => number | null;
}

/** The classes, with how much each has to read. */
export const ChooseClass = ({ classes, waitingOf }: ChooseClassProps) => (
  <Section title="Whose essays?">
    <Columns as="ul" least={20} even>
      {classes.map((of) => (
        <Card key={of.id} as="li" tone={waitingOf(of.id) ? 'leaf' : 'plain'}>
          <h3>
            <TextLink {...linkTo(classEssaysPage, { id: of.id })}>{of.name}</TextLink>
          </h3>
          <p className={styles.facts}>
            {gradeLabel(of.grade)} · {inWords(of, waitingOf(of.id))}
          </p>
        </Card>
      ))}
    </Columns>
  </Section>
);

function inWords({ includeEssays: on }: TeacherClass, waiting: number | null): string {
  if (waiting === null) return '…';
  if (waiting > 0) return waitingSentence(waiting);
  return on ? 'Nothing to read' : 'Short essays are turned off';
}
