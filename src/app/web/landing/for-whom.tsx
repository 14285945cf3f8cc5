import { IconBook2, IconBuildingCommunity, IconChalkboard } from '@tabler/icons-react';
import styles from './for-whom.module.css';

const PEOPLE = [
  {
    Icon: IconBook2,
    title: 'For children',
    words: [
      'Choose one of three passages that fit you.',
      'After each answer you see why, and where it stands in the text.',
      'Nobody hurries you. You can stop and go on at any time.',
    ],
  },
  {
    Icon: IconChalkboard,
    title: 'For teachers',
    words: [
      'Make a class, share its code, and start.',
      'See who needs you today, and why.',
      'Each reading level comes with how sure it is, and each change with its reason.',
    ],
  },
  {
    Icon: IconBuildingCommunity,
    title: 'For schools',
    words: [
      'Free and open: you run it on your own computer.',
      'Nothing leaves your server. No advertising, no tracking.',
      'No e-mail address is needed from a child.',
    ],
  },
] as const;

/** What it is for each of those who look at it first. */
export const ForWhom = () => (
  <div className={styles.people}>
    {PEOPLE.map(({ Icon, title, words }) => (
      <section key={title} className={styles.one}>
        <Icon size={32} stroke={1.5} className={styles.icon} aria-hidden />
        <h2>{title}</h2>
        <ul className={styles.words}>
          {words.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
