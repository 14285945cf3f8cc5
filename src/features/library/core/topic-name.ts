import { TOPIC_NAMES } from './topics.ts';

/** A topic as a screen says it; one that is not known yet says itself. */
export const topicName = (topic: string): string =>
  (TOPIC_NAMES as Readonly<Record<string, string>>)[topic] ?? topic;
