import { describe, expect, it } from 'vitest';
import { asksForThought, frontsPreposition } from './stem-forms.ts';

describe('frontsPreposition', () => {
  it.each([
    'On which day were there green tips?',
    'With what did Brandt compare the weather records?',
    'By how much could a lap be wrong?',
    'On account of what did he stay?',
    'As long as how many buses was the part?',
    'The purchases of how many families did she count?',
    'To what use is the lamp put in the end?',
  ])('finds “%s”', (stem) => expect(frontsPreposition(stem)).toBe(true));

  it.each([
    'Why did Noor put on her mittens?',
    'What is the lamp used for?',
    'After the storm, what did the captain do?',
    'In paragraph 3, how does the mood change?',
    'How do we know that Dev has changed his mind about what the kite can do?',
    'What is the letter about?',
    'What does the word "slack" mean in paragraph 5?',
  ])('lets “%s” stand', (stem) => expect(frontsPreposition(stem)).toBe(false));
});

describe('asksForThought', () => {
  it.each([
    'Why does Gran hang the second sock?',
    'How do we know that the two clocks were never compared?',
    'How can the reader tell that Auguste is proud?',
    'What does the drawn curtain suggest about the neighbor?',
    'What is Ana most likely to do next?',
    'Which detail best supports the idea that luck was not the cause?',
    'What does the author want readers to think about the prize?',
    'How does paragraph 4 help the reader understand the mistake?',
    'What lesson does Dev learn?',
    'What does the salt mean to Thuy?',
    'What would have happened if the miller had kept no notebook?',
  ])('finds “%s”', (stem) => expect(asksForThought(stem)).toBe(true));

  it.each([
    'How many summers has Nwosu worked on the stripes?',
    'What did Kim bring to show?',
    'What color was the board that meant to go slow?',
    'Which path did the dog take?',
    'Where is it proved that the radio did not speak?',
    'To what does the writer compare the ground?',
    'In which paragraph does the reader learn his name?',
    'Who was most likely late?',
  ])('does not count “%s”', (stem) => expect(asksForThought(stem)).toBe(false));
});
