import { linkTo } from '#platform/screens/core/address.ts';
import { classPage } from '#platform/screens/core/staff-addresses.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { PrintButton } from '#platform/ui/web/print-button.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import type { TeacherClass } from '../../contract/endpoints.ts';
import styles from './add-students.module.css';
import { AskBeforeLeaving } from './ask-before-leaving.tsx';
import { LoginCards } from './login-cards.tsx';
import type { CardRow } from './new-rows.ts';

interface ReadyCardsProps {
  readonly title: string;
  readonly rows: readonly CardRow[];
  readonly schoolClass: Pick<TeacherClass, 'id' | 'name'>;
}

/** The passwords are there: once, on the screen and on cards to cut out. */
export const ReadyCards = ({ title, rows, schoolClass }: ReadyCardsProps) => (
  <Section title={title}>
    <Note tone="leaf" title="Print the login cards now">
      <p>
        When you leave this page, the passwords are gone for good. You can give a student a new password at
        any time.
      </p>
    </Note>
    <Row gap={16} rowGap={8}>
      <PrintButton label="Print login cards" primary />
      <LinkButton {...linkTo(classPage, { id: schoolClass.id })} variant="quiet">
        Go to the class
      </LinkButton>
    </Row>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Student</th>
          <th scope="col">Username</th>
          <th scope="col">Password</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, firstName, lastName, username, password }) => (
          <tr key={key}>
            <th scope="row">{`${firstName} ${lastName}`.trim()}</th>
            <td>{username}</td>
            <td>{password}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <AskBeforeLeaving words="The passwords are not shown again. You would have to give each student a new one." />
    <LoginCards rows={rows} className={schoolClass.name} />
  </Section>
);
