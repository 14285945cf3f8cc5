import { fixtureWith } from '../../core/fixture-passage.ts';
import { type Passage, passageSchema } from '../../core/passage-file.ts';

export const KITE = 'The Kite That Would Not Land';
export const HERON = 'The Heron’s Umbrella';
export const FOR_PRETEST = 'Only For Placing';

/** A small library: a kite, the same kite as a diary, and a passage of the pretest. */
export const smallLibrary: readonly Passage[] = [
  fixtureWith((passage) => {
    passage.series = { id: 'gull-hill', part: 2 };
  }),
  fixtureWith((passage) => {
    Object.assign(passage, {
      id: 'the-heron',
      title: HERON,
      level: 5,
      topic: 'animals',
      kind: 'informational',
      genre: 'report',
      text: 'A heron spreads its wings over the water. In that shade the little fish gather, and they are eaten.',
      series: { id: 'gull-hill', part: 1 },
      truth: 'invented',
      claims: [
        { claim: 'Herons make shade.', source: 'Audubon' },
        { claim: 'An older claim.', how: 'known' },
      ],
    });
  }),
  passageSchema.parse({
    ...fixtureWith(() => {}),
    id: 'for-the-pretest',
    use: 'pretest',
    title: FOR_PRETEST,
    glossary: [],
    essay: undefined,
  }),
];
