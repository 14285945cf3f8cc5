import { TOPICS, type Topic } from '../../core/topics.ts';
import type { SCENES } from './scenes.tsx';

export type SceneName = keyof typeof SCENES;

/** The scenes of each topic: two where the library has most passages. None shows a thing of its own: a story of a hen has no songbird on its cover. */
const SCENES_OF: Readonly<Record<Topic, readonly SceneName[]>> = {
  'life-science': ['plant'],
  'earth-and-space': ['horizon'],
  'physical-science-and-technology': ['flask'],
  'engineering-and-design': ['gears'],
  'history-and-civics': ['hourglass'],
  'geography-and-cultures': ['globe'],
  'arts-and-music': ['arts'],
  'sports-and-games': ['pennants'],
  'daily-life-and-community': ['street'],
  animals: ['meadow', 'pond'],
  'realistic-fiction': ['window', 'book'],
  'folktale-fantasy-and-poetry': ['lantern', 'path'],
};

/** How a cover looks. */
export interface CoverLook {
  readonly topic: Topic;
  readonly scene: SceneName;
  /** 0 as drawn, 1 turned around, 2 in another light. */
  readonly look: 0 | 1 | 2;
}

const LOOKS = [0, 1, 2] as const;

/** A topic that is not known yet has the cover of a story. */
const topicOf = (topic: string): Topic => TOPICS.find((known) => known === topic) ?? 'realistic-fiction';

/** The covers of passages that stand side by side, by their topics: two neighbors never look alike. */
export function coverLooks(topics: readonly string[]): CoverLook[] {
  const seen = new Map<Topic, number>();
  return topics.map((name) => {
    const topic = topicOf(name);
    const nth = seen.get(topic) ?? 0;
    seen.set(topic, nth + 1);
    const scenes = SCENES_OF[topic];
    return {
      topic,
      scene: scenes[nth % scenes.length] ?? 'window',
      look: LOOKS[Math.floor(nth / scenes.length) % LOOKS.length] ?? 0,
    };
  });
}
