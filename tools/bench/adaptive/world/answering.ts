import type { Answer } from '#features/progress/core/evidence.ts';
import { fastBelow, isFast } from '#features/progress/core/fast-answers.ts';
import { FAST_CAP } from '#features/progress/core/steady-constants.ts';
import type { BankPassage } from './bank.ts';
import {
  ENGAGED_SD,
  ENGAGED_SECONDS,
  FORM_SD,
  RAPID_RIGHT,
  RAPID_SD,
  RAPID_SECONDS,
  READING_WORDS_PER_MINUTE,
  SUIT_SD,
} from './constants.ts';
import { trueChance } from './items.ts';
import type { RandomStream } from './random.ts';

/** How a student answers one day. */
export type Day = {
  /** Ability with the form of the day, logits. */
  readonly logit: number;
  readonly pace: number;
  /** Share 0..1 of questions answered by a rapid guess. */
  readonly rapidShare: number;
};

/** A read passage: its answers as the engine sees them, and the seconds that reading and answering took. */
export type Reading = { readonly answers: readonly Answer[]; readonly seconds: number };

export function makeDay(random: RandomStream, ability: number, pace: number, rapidShare = 0): Day {
  return { logit: random.normal(ability, FORM_SD), pace, rapidShare };
}

/** What the normal time of a question depends on; nobody knows a new question's own median. */
function timingOf(words: number, index: number) {
  return { words, first: index === 0, medianSeconds: null };
}

/** Reads a passage and answers its first `count` questions. */
export function readPassage(
  random: RandomStream,
  { logit, pace, rapidShare }: Day,
  { words, items, questions }: BankPassage,
  count = items.length,
): Reading {
  const suited = random.normal(logit, SUIT_SD);
  const answers: Answer[] = [];
  let total = 0;
  for (let index = 0; index < count; index++) {
    const rapid = rapidShare > 0 && random.uniform() < rapidShare;
    const thinking = rapid
      ? random.lognormal(RAPID_SECONDS, RAPID_SD)
      : random.lognormal(ENGAGED_SECONDS * pace, ENGAGED_SD);
    const seconds = thinking + (index === 0 && !rapid ? (60 * words) / READING_WORDS_PER_MINUTE : 0);
    const right = random.uniform() < (rapid ? RAPID_RIGHT : trueChance(suited, items[index]!));
    const { b, v } = questions[index]!;
    answers.push({ b, v, right, counted: !isFast(seconds, timingOf(words, index)) });
    total += seconds;
  }
  return { answers, seconds: total };
}

/**
 * Seconds that a guesser lets pass before each answer. safe: ten, after which any answer counts; exact: as if the hidden
 * line between fast and counted were known for every question.
 */
export type GuessingPace = 'safe' | 'exact';

/** Guesses a passage's first `count` questions without reading, slowly enough for each to be counted. */
export function guessPassage(
  random: RandomStream,
  pace: GuessingPace,
  { words, questions }: BankPassage,
  count = questions.length,
): Reading {
  const asked = questions.slice(0, count);
  const answers = asked.map(({ b, v }) => ({ b, v, right: random.uniform() < RAPID_RIGHT, counted: true }));
  const wait = (index: number) => (pace === 'safe' ? FAST_CAP : fastBelow(timingOf(words, index)));
  return { answers, seconds: asked.reduce((sum, _, index) => sum + wait(index), 0) };
}
