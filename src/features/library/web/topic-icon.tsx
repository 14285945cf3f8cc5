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
  type IconProps,
  IconScale,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Topic } from '../core/topics.ts';

const ICONS: Readonly<Record<Topic, TablerIcon>> = {
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

interface TopicIconProps extends Pick<IconProps, 'size' | 'stroke'> {
  readonly topic: string;
}

/** The small picture of a topic, a book where the topic is not known yet; its words stand beside it. */
export function TopicIcon({ topic, ...look }: TopicIconProps) {
  const Icon = (ICONS as Readonly<Record<string, TablerIcon>>)[topic] ?? IconBook2;
  return <Icon {...look} aria-hidden />;
}
