/** What the word of a rank means, and how it is said. */
export interface RankWord {
  /** Syllables as a reader of English would say them; the loud one in capitals. */
  readonly say: string;
  /** Its meaning, in words that a child of eight knows. */
  readonly means: string;
}

/** By the title of the rank. */
export const RANK_WORDS: Readonly<Record<string, RankWord>> = {
  Luminary: { say: 'LOO-muh-nair-ee', means: 'Someone who is a light for others' },
  Orienteer: { say: 'or-ee-en-TEER', means: 'Someone who finds the way with a map' },
  Tactician: { say: 'tak-TISH-un', means: 'Someone who makes a smart plan' },
  Analyst: { say: 'AN-uh-list', means: 'Someone who looks closely at each part' },
  Innovator: { say: 'IN-uh-vay-ter', means: 'Someone who thinks of new ways' },
  Naturalist: { say: 'NATCH-er-uh-list', means: 'Someone who studies plants and animals' },
  Explorer: { say: 'ik-SPLOR-er', means: 'Someone who goes to see new places' },
  Optimist: { say: 'OP-tuh-mist', means: 'Someone who hopes for the best' },
  Wayfarer: { say: 'WAY-fair-er', means: 'Someone who travels far, mostly on foot' },
  Ascendant: { say: 'uh-SEN-dunt', means: 'Someone who is on the way up' },
  Chronologist: { say: 'kruh-NOL-uh-jist', means: 'Someone who finds out what came first and next' },
  Decoder: { say: 'dee-KOH-der', means: 'Someone who works out secret messages' },
  Academic: { say: 'ak-uh-DEM-ik', means: 'Someone who studies and teaches' },
  Equilibrium: { say: 'ee-kwuh-LIB-ree-um', means: 'A good balance, with no side too heavy' },
  Forerunner: { say: 'FOR-run-er', means: 'Someone who goes ahead of the others' },
  Prodigy: { say: 'PROD-uh-jee', means: 'A young person who can do amazing things' },
  Virtuoso: { say: 'vur-choo-OH-soh', means: 'Someone with great skill, as in music' },
  Starling: { say: 'STAR-ling', means: 'A bird that flies in huge flocks' },
  Rocketeer: { say: 'rok-uh-TEER', means: 'Someone who builds or flies rockets' },
  Theorist: { say: 'THEE-uh-rist', means: 'Someone who works out why things are so' },
};
