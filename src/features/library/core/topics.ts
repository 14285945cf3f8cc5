/** The twelve topic domains of the library, with the name that a screen shows. */
export const TOPIC_NAMES = {
  'life-science': 'Life science',
  'earth-and-space': 'Earth and space',
  'physical-science-and-technology': 'Physical science and technology',
  'engineering-and-design': 'Engineering and design',
  'history-and-civics': 'History and civics',
  'geography-and-cultures': 'Geography and cultures',
  'arts-and-music': 'Arts and music',
  'sports-and-games': 'Sports and games',
  'daily-life-and-community': 'Daily life and community',
  animals: 'Animals',
  'realistic-fiction': 'Realistic fiction',
  'folktale-fantasy-and-poetry': 'Folktale, fantasy and poetry',
} as const;

export type Topic = keyof typeof TOPIC_NAMES;

export const TOPICS = Object.keys(TOPIC_NAMES) as [Topic, ...Topic[]];
