import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { gradeLabel } from '#features/classes/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { classPage } from '#platform/screens/core/addresses.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { CopyButton } from '#platform/ui/web/copy-button.tsx';
import { count } from '#platform/ui/web/figures.ts';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import styles from './class-cards.module.css';

/** Each class of the teacher with the code that lets students in. */
export const ClassCards = ({ classes }: { readonly classes: readonly TeacherClass[] }) => (
  <ul className={styles.cards}>
    {classes.map((of) => (
      <Card key={of.id} as="li" className={styles.card}>
        <div>
          <h3>
            <TextLink {...linkTo(classPage, { id: of.id })}>{of.name}</TextLink>
          </h3>
          <p className={styles.facts}>
            {gradeLabel(of.grade)} · {count(of.studentCount, 'student')}
          </p>
        </div>
        <Code of={of} />
      </Card>
    ))}
  </ul>
);

function Code({ of: { classCode, name } }: { readonly of: TeacherClass }) {
  if (classCode === null) return <p className={styles.facts}>Its code is closed.</p>;
  return (
    <div className={styles.code}>
      <p>
        <span className={styles.facts}>Class code</span> <span className={styles.letters}>{classCode}</span>
      </p>
      <CopyButton text={classCode} label={`Copy the code of ${name}`} iconOnly />
    </div>
  );
}
