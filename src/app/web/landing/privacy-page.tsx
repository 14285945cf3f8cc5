import { usePerson } from '#features/accounts/web/public.tsx';
import { LEFT_OUT_FOR_PARENTS } from '#platform/personal-data/core/left-out-for-parents.ts';
import { hasPlans } from '#platform/plans/web/has-plans.ts';
import { Page } from '#platform/ui/web/page.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import styles from './privacy-page.module.css';

const PARTS = [
  {
    title: 'What is kept',
    words: [
      'About a student: a username, the name that the teacher uses, the birth month and year if they were given, the classes, the passages read, the answers and essays, and what follows from them (level, points).',
      'What a student marks in a passage and writes beside it, and how they like to read: the size and font of the text, the spacing, the colors, and whether keys may be used. No teacher and no parent reads these.',
      'What a teacher chooses for their screens, such as notices that were put away and the order of their classes.',
      'About a teacher or a parent: a name, a username, an email address if one was given, and what they do here.',
      'If you connect an account from Google or from your school to log in with it: the name that it has there, and nothing else of it.',
      'A message that you write to the person who runs Openleaf, until some months after it is answered.',
      'When a page fails on a device: what failed and on which page, and not whose device it was.',
      'Passwords are stored in a way that nobody can read, not even the people who run Openleaf.',
    ],
  },
  {
    title: 'Where it is kept',
    words: [
      'Openleaf runs on a computer that belongs to your school, your district, or whoever runs it for them. What you write and read is kept there, and in the backups that they make.',
      'A device keeps answers that could not be sent yet, the passage that is being read, marks, reading settings, an essay that is being written, and a teacher’s notes for scoring. They are locked, so that nobody else who uses the device can read them.',
    ],
  },
  {
    title: 'Who sees it',
    words: [
      'Students see their own work. They never see the work or the name of another student.',
      'Teachers see the work of the students in their classes.',
      'A parent whom the teacher has confirmed sees how their child reads: the level unless a class hides it, what was read, how it went, and what is due. Parents do not see points, highlights, notes, or other children.',
      'The people who run Openleaf can see what they need to keep it running and to help.',
    ],
  },
  {
    title: 'What we do not do with it',
    words: [
      'By default, Openleaf shows no advertising, tracks nobody, and sends nothing to anyone else.',
      'Children need no email address, and we do not keep the day they were born.',
    ],
  },
  {
    title: 'What you can ask for',
    words: [
      'You can ask to see what is kept about you or your child, to correct it, or to have it erased. Ask the teacher, or the person who runs Openleaf at your school.',
      'You get it as files that you can open and keep. Teachers download their own in the settings.',
      `Parents download the account, the classes, and the work of their child on the child’s page. That file leaves out ${LEFT_OUT_FOR_PARENTS}. The person who runs Openleaf can make a file with all of it.`,
      'Parents of a child under 13 can consent or say no on the child’s page. If a parent says no, the child’s account is closed until that parent consents again, or the school opens it after talking with the family.',
      'What is erased is gone for good: the account and all answers, points, essays, and notes. If a backup brings it back, Openleaf erases it again.',
    ],
  },
] as const;

/** Where plans are sold. Nothing of it is shown to a student, of whom nothing goes there. */
const PAYMENT = {
  title: 'When a school pays',
  words: [
    'Payments by card are made on a page of Stripe. The card number never comes to Openleaf.',
    'Stripe gets a number for the teacher’s account, the plan, and what is typed there, such as a name, an email address, and a card. It gets nothing about students.',
    'Openleaf keeps which plan it is, how it is paid and for how long, and the quotes that a teacher made, with the name and email address of the person they are for.',
    'A purchase order goes to the seller of the plans, not to Stripe.',
    'When a teacher’s account is erased, Openleaf tells Stripe to end the plan and to forget the customer. Stripe may have to keep its records of the payments.',
  ],
} as const;

/** What is kept of people and who sees it, in plain words. */
export function PrivacyPage() {
  const role = usePerson()?.role;
  const parts = hasPlans() && role !== 'student' ? [...PARTS, PAYMENT] : PARTS;
  return (
    <Page title="Privacy" width="reading" lead="What Openleaf keeps about you, and who sees it.">
      {parts.map(({ title, words }) => (
        <Section key={title} title={title}>
          <ul className={styles.words}>
            {words.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Section>
      ))}
    </Page>
  );
}
