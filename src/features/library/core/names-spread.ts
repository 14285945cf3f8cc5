import type { Verdict } from './finding.ts';
import type { Passage } from './passage-file.ts';
import type { Pool } from './pools.ts';
import { sentencesOf } from './sentences.ts';

/** Capitalised words that name nobody and no place of a passage's own. */
const COMMON = new Set(
  `I Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September
   October November December English French Spanish German Latin Dutch American British European Asian African Europe
   America Africa Asia Earth Moon Sun North South East West Street Road Lane School Hill River Valley Island Bay Bridge
   Coach Uncle Aunt Mother Father Grandmother Grandfather Grandma Grandpa Mama Papa Captain Professor Ms Mr Mrs Dr Sir
   Madam Miss Room Grade King Queen Lord Lady Mayor Dear New Old Great Big Upper Lower Mount Lake Sea House Market`.split(
    /\s+/,
  ),
);

/** One name may stand in so many worlds of a level; a reader of the third takes it for the same person. */
const MAX_WORLDS = 2;

/** The people and places that a text names: capitalised where no sentence begins. */
export function namesIn(text: string): Set<string> {
  const inside = sentencesOf(text).flatMap((sentence) => sentence.text.split(/["“”.!?:]\s*/));
  return new Set(
    inside
      .flatMap((part) => part.trim().split(/\s+/).slice(1))
      .map((word) => word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '').replace(/['’]s$/u, ''))
      .filter((word) => /^\p{Lu}\p{Ll}+$/u.test(word) && !COMMON.has(word)),
  );
}

/** A series is one world: the same people belong in it. */
const worldOf = ({ id, series }: Passage): string => series?.id ?? id;

/** In how many worlds each name of a pool occurs. */
function worldsOfNames(passages: readonly Passage[]): Map<string, Set<string>> {
  const worlds = new Map<string, Set<string>>();
  for (const passage of passages) {
    for (const name of namesIn(passage.text))
      worlds.set(name, (worlds.get(name) ?? new Set()).add(worldOf(passage)));
  }
  return worlds;
}

/** Names and places are spread: no name of a level occurs in more than two worlds. */
export function namesVerdict({ where, passages, advisory }: Pool): Verdict {
  const worn = [...worldsOfNames(passages)]
    .filter(([, worlds]) => worlds.size > MAX_WORLDS)
    .map(([name, worlds]) => `${name} ×${worlds.size}`);
  return {
    gate: 'names spread',
    ok: worn.length === 0,
    measured: worn.length === 0 ? `no name in more than ${MAX_WORLDS} worlds` : worn.join(', '),
    wanted: `each name in at most ${MAX_WORLDS}`,
    message: 'give some of them another name',
    where,
    advisory,
  };
}
