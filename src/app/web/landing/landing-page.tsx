import { useRef } from 'react';
import { homeOf } from '#features/accounts/core/home-of.ts';
import { DemoNote, usePerson } from '#features/accounts/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import {
  joinPage,
  login,
  parentAccount,
  studentAccount,
  teacherAccount,
} from '#platform/screens/core/addresses.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { useArrivalFocus } from '#platform/ui/web/use-arrival-focus.ts';
import { useDocumentTitle } from '#platform/ui/web/use-document-title.ts';
import { ForWhom } from './for-whom.tsx';
import styles from './landing-page.module.css';
import { MorningPicture } from './morning-picture.tsx';

const TITLE = 'Reading that grows with you';

/** The main page: what Openleaf is, and the ways in. Its heading is beside the picture, so it is no `Page`. */
export function LandingPage() {
  const heading = useRef<HTMLHeadingElement>(null);
  useArrivalFocus(heading);
  useDocumentTitle(TITLE);
  return (
    <div className={styles.page}>
      <div className={styles.hero}>
        <Stack>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {TITLE}
          </h1>
          <p className={styles.lead}>
            Short passages at just the right level, questions that make you think, and time to read in peace.
          </p>
          <WaysIn />
        </Stack>
        <MorningPicture />
      </div>
      <DemoNote />
      <ForWhom />
    </div>
  );
}

/** For those who come back, the login first; a class code is the way of a child who is new. */
export function WaysIn() {
  const person = usePerson();
  const home = person && homeOf(person.role);
  if (home !== null) {
    return (
      <Row gap={12} className={styles.ways}>
        <LinkButton {...linkTo(home)} variant="primary">
          Home
        </LinkButton>
      </Row>
    );
  }
  return (
    <>
      <Row gap={12} className={styles.ways}>
        <LinkButton {...linkTo(login)} variant="primary">
          Log in
        </LinkButton>
        <LinkButton {...linkTo(joinPage)}>I have a class code</LinkButton>
      </Row>
      <p>
        New here? Create an account as <TextLink {...linkTo(studentAccount)}>a student</TextLink>,{' '}
        <TextLink {...linkTo(teacherAccount)}>a teacher</TextLink>, or{' '}
        <TextLink {...linkTo(parentAccount)}>a parent</TextLink>.
      </p>
    </>
  );
}
