import { TopicIcon } from '#features/library/web/public.tsx';
import styles from './home.module.css';

/** A small picture of what a passage is about; its topic stands beside it in words. */
export const TopicPicture = ({ topic }: { topic: string }) => (
  <div className={styles.picture}>
    <TopicIcon topic={topic} size={40} stroke={1.5} />
  </div>
);
