import { IconBook2, IconBuildingCommunity, IconChalkboard } from '@tabler/icons-react';
import { usePerson } from '#features/accounts/web/public.tsx';
import { hasPlans } from '#platform/plans/web/has-plans.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { pricingPage } from '#platform/screens/core/staff-addresses.ts';
import { Stack } from '#platform/ui/web/stack.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import styles from './for-whom.module.css';

/** What is free without plans: everything. */
const FREE = 'Free and open: you run it on your own computer.';

const PEOPLE = [
  {
    Icon: IconBook2,
    title: 'For children',
    words: [
      'Choose one of three passages that fit you.',
      'After each answer you see why, and where the text says so.',
      'Take all the time you need. You can stop and continue at any time.',
    ],
  },
  {
    Icon: IconChalkboard,
    title: 'For teachers',
    words: [
      'Create a class, share its code, and start.',
      'See who needs you today, and why.',
      'Every level shows how sure we are, and every change gives its reason.',
    ],
  },
  {
    Icon: IconBuildingCommunity,
    title: 'For schools',
    words: [
      FREE,
      'Nothing about a child leaves this server. No advertising, no tracking.',
      'No email address is needed from a child.',
    ],
  },
] as const;

/** What it is for each of those who look at it first. */
export const ForWhom = () => (
  <div className={styles.people}>
    {PEOPLE.map(({ Icon, title, words }) => (
      <Stack as="section" gap={8} key={title}>
        <Icon size={32} stroke={1.5} className={styles.icon} aria-hidden />
        <h2>{title}</h2>
        <Stack as="ul" gap={8} className={styles.words}>
          {words.map((sentence) => (
            <li key={sentence}>{sentence === FREE && hasPlans() ? <FreeWithPlans /> : sentence}</li>
          ))}
        </Stack>
      </Stack>
    ))}
  </div>
);

/** Where plans are sold: what is free, and, for everybody but a student, the way to the rest. */
const FreeWithPlans = () => (
  <>
    Quizzes, classes, and reports are free.
    {usePerson()?.role !== 'student' && (
      <>
        {' '}
        A plan opens more: <TextLink {...linkTo(pricingPage)}>Plans and prices</TextLink>
      </>
    )}
  </>
);
