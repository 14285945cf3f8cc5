import { type Option, type Passage, passageSchema, type Question } from './passage-file.ts';

/** A level Three passage that holds every gate, for tests to break in one place at a time. */
export const FIXTURE_PASSAGE: Passage = passageSchema.parse({
  id: 'the-kite-that-would-not-land',
  use: 'practice',
  level: 3,
  title: 'The Kite That Would Not Land',
  topic: 'sports-and-games',
  kind: 'literary',
  genre: 'story',
  form: 'prose',
  sensitivity: 'none',
  text: `Noor made her kite out of an old blue shower curtain, and it was the biggest kite on Gull Hill.
"That thing is enormous," said her cousin Dev. "It will never fly."

But it flew. It rose so quickly that the string burned her fingers, and she had to put on her mittens. All
afternoon the other kites came down, one after another, and the children carried them home for supper. Only
Noor's kite stayed up. Whenever she turned the spool to bring in the string, the kite pulled it back out again.

"Let it go," said Dev. "It is only a curtain."

Noor shook her head. Every street of their town was painted on that kite, and the picture had taken her a whole
month. She looked at the sky, and then she looked down at the trees below the hill. Not one of their leaves
was moving.

"The wind lives up here," she said. "It does not live down there." She held the spool tightly and walked down the
hill, one careful step after another. At the bottom the string became slack, because nothing was pulling on it.
The kite sank like a tired bird and settled at her feet.

Dev picked up one corner and found his street. "Can we paint another one together?" he asked.
`,
  glossary: [
    { word: 'spool', meaning: 'a round thing that string is wound on' },
    { word: 'mittens', meaning: 'gloves with one part for all four fingers' },
    { word: 'settled', meaning: 'came to rest' },
  ],
  questions: [
    {
      code: 'q1',
      skill: 'Supporting Details',
      target: 'locate',
      anchor: 'R.1',
      difficulty: 'easy',
      stem: 'Why did Noor put on her mittens?',
      options: [
        {
          text: 'The top of the hill was very cold.',
          role: 'unsupported',
          rationale: 'Mittens are for cold days, but nothing in paragraph 2 says that it was cold.',
        },
        {
          text: 'The string was hurting her hands.',
          role: 'key',
          spans: [{ paragraph: 2, quote: 'the string burned her fingers' }],
          rationale: 'Paragraph 2 says that the string burned her fingers, so she covered her hands.',
        },
        {
          text: 'The sun had made the string hot.',
          role: 'misread',
          spans: [{ paragraph: 2, quote: 'the string burned her fingers' }],
          rationale: 'In paragraph 2 the string burned because it ran so quickly. The sun had not heated it.',
        },
        {
          text: 'The other children went home to eat.',
          role: 'otherSpan',
          spans: [{ paragraph: 2, quote: 'the children carried them home for supper' }],
          rationale: 'Paragraph 2 says this happened later. It is not why she put the mittens on.',
        },
      ],
    },
    {
      code: 'q2',
      skill: 'Inference',
      target: 'integrate',
      anchor: 'R.1',
      difficulty: 'medium',
      stem: 'Why does Noor not want to let the kite go?',
      options: [
        {
          text: 'She needs the map to find her way home.',
          role: 'misread',
          spans: [{ paragraph: 4, quote: 'Every street of their town was painted on that kite' }],
          rationale:
            'The kite in paragraph 4 does show every street, but Noor is not lost and never uses it to walk.',
        },
        {
          text: 'She wants to prove to Dev that it can fly.',
          role: 'otherSpan',
          spans: [{ paragraph: 1, quote: 'It will never fly.' }],
          rationale:
            'Dev did say in paragraph 1 that it would never fly, but by evening it has flown for hours.',
        },
        {
          text: 'She must give the curtain back to her mother.',
          role: 'unsupported',
          rationale: 'The kite was a curtain once, but the text does not say that anyone wants it back.',
        },
        {
          text: 'She worked long and hard on its picture.',
          role: 'key',
          spans: [{ paragraph: 4, quote: 'the picture had taken her a whole' }],
          rationale: 'The picture took her a whole month, so letting go would mean losing all that work.',
        },
      ],
    },
    {
      code: 'q3',
      skill: 'Vocab',
      target: 'integrate',
      anchor: 'R.4',
      difficulty: 'medium',
      stem: 'What does the word "slack" mean in this story?',
      word: 'slack',
      options: [
        {
          text: 'loose',
          role: 'key',
          spans: [{ paragraph: 5, quote: 'because nothing was pulling on it' }],
          rationale: 'Paragraph 5 gives the reason: nothing was pulling on the string, so it hung loose.',
        },
        {
          text: 'tight',
          role: 'misread',
          spans: [{ paragraph: 5, quote: 'She held the spool tightly' }],
          rationale:
            'Noor holds the spool tightly, but the string is the opposite because nothing pulls on it.',
        },
        {
          text: 'hot',
          role: 'otherSpan',
          spans: [{ paragraph: 2, quote: 'the string burned her fingers' }],
          rationale: 'The string burned her at the top of the hill, but at the bottom nothing is moving it.',
        },
        {
          text: 'broken',
          role: 'unsupported',
          rationale: 'In paragraph 5 the string does not break. Look at why it became slack.',
        },
      ],
    },
    {
      code: 'q4',
      skill: 'Sequence',
      target: 'locate',
      anchor: 'R.3',
      difficulty: 'easy',
      stem: 'What happened after Noor reached the bottom of the hill?',
      options: [
        {
          text: 'Noor looked at the trees and the sky.',
          role: 'misread',
          spans: [{ paragraph: 4, quote: 'she looked down at the trees below the hill' }],
          rationale: 'She does look at the trees in paragraph 4, but that is before she starts to walk down.',
        },
        {
          text: 'A bird flew down and sat on the kite.',
          role: 'unsupported',
          rationale: 'The kite sinks “like a tired bird,” but that means how it moves. There is no bird.',
        },
        {
          text: 'The kite came down beside Noor.',
          role: 'key',
          spans: [{ paragraph: 5, quote: 'settled at her feet' }],
          rationale:
            'Paragraph 5 says the kite sank at the bottom and “settled at her feet,” which means it came down.',
        },
        {
          text: 'The kite dragged the string out again.',
          role: 'otherSpan',
          spans: [{ paragraph: 2, quote: 'the kite pulled it back out again' }],
          rationale: 'The kite did pull it out in paragraph 2, but she was still on top of the hill.',
        },
      ],
    },
    {
      code: 'q5',
      skill: 'Theme Tone',
      target: 'critique',
      anchor: 'R.2',
      difficulty: 'hard',
      stem: 'Which lesson does this story teach best?',
      options: [
        {
          text: 'Having the biggest thing is the best way to make a friend.',
          role: 'otherSpan',
          spans: [{ paragraph: 1, quote: 'it was the biggest kite on Gull Hill' }],
          rationale: 'Paragraph 1 says the kite was big, but its size is the trouble and not the lesson.',
        },
        {
          text: 'Looking closely can help more than pulling harder.',
          role: 'key',
          spans: [
            { paragraph: 4, quote: 'Not one of their leaves was moving.' },
            { paragraph: 5, quote: 'The wind lives up here' },
          ],
          rationale:
            'Noor sees that the leaves are still, so she walks down to where no wind holds the kite.',
        },
        {
          text: 'Giving up is wise when the work becomes too hard.',
          role: 'misread',
          spans: [{ paragraph: 3, quote: 'Let it go' }],
          rationale: 'Dev says so in paragraph 3, but Noor shakes her head, and the end shows she was right.',
        },
        {
          text: 'Playing outside too long makes the family worry.',
          role: 'unsupported',
          rationale: 'The others go home for supper, but the text never says that a family is worried.',
        },
      ],
    },
  ],
  essay: {
    prompt: 'How does Dev change from the start of the story to the end? Use two details from the story.',
    rubric: [
      'No answer, or nothing about Dev.',
      'Says something about Dev, but not how he changes.',
      'Says how Dev changes, without a detail.',
      'Says how Dev changes, with one detail.',
      'Says how Dev changes, with two details, one from the start and one from the end.',
    ],
    model:
      'At the start Dev laughs at the kite and says it will never fly. At the end he finds his street and wants to paint one too.',
  },
});

/** The fixture after `change`, which may write into its own copy. */
export function fixtureWith(change: (draft: Passage) => void): Passage {
  const draft = passageSchema.parse(FIXTURE_PASSAGE);
  change(draft);
  return draft;
}

/** Copies of the fixture under other ids, each changed in its own way. */
export function fixtures(count: number, change: (draft: Passage, at: number) => void = () => {}): Passage[] {
  return Array.from({ length: count }, (_, at) =>
    fixtureWith((draft) => {
      draft.id = `passage-${String(at).padStart(2, '0')}`;
      change(draft, at);
    }),
  );
}

/** The parts of a fixture that a test changes. Throws a RangeError where the fixture has no such question or option. */
export function questionAt(passage: Passage, at: number): Question {
  const question = passage.questions[at];
  if (question === undefined) throw new RangeError(`no question ${at}`);
  return question;
}

/** The option with a role in a question of a passage. */
export function optionAs(passage: Passage, at: number, role: Option['role']): Option {
  const option = questionAt(passage, at).options.find((one) => one.role === role);
  if (option === undefined) throw new RangeError(`no ${role} in question ${at}`);
  return option;
}
