import {
  IconBallFootball,
  IconBook2,
  IconBuildingBridge,
  IconBuildingCommunity,
  IconFlask,
  IconMap2,
  IconMoonStars,
  IconMountain,
  IconMusic,
  IconPaw,
  IconPlant2,
  IconScale,
} from '@tabler/icons-react';
import type { Topic } from '#features/library/core/topics.ts';
import styles from './home.module.css';

const PICTURES: Readonly<Record<Topic, typeof IconBook2>> = {
  'life-science': IconPlant2,
  'earth-and-space': IconMountain,
  'physical-science-and-technology': IconFlask,
  'engineering-and-design': IconBuildingBridge,
  'history-and-civics': IconScale,
  'geography-and-cultures': IconMap2,
  'arts-and-music': IconMusic,
  'sports-and-games': IconBallFootball,
  'daily-life-and-community': IconBuildingCommunity,
  animals: IconPaw,
  'realistic-fiction': IconBook2,
  'folktale-fantasy-and-poetry': IconMoonStars,
};

/** A small picture of what a passage is about; its topic stands beside it in words. */
export function TopicPicture({ topic }: { topic: string }) {
  const Icon = (PICTURES as Readonly<Record<string, typeof IconBook2>>)[topic] ?? IconBook2;
  return (
    <div className={styles.picture} aria-hidden="true">
      <Icon size={40} stroke={1.5} />
    </div>
  );
}
