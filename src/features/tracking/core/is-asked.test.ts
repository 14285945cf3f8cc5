import { expect, it } from 'vitest';
import { isAskedForTracking } from './is-asked.ts';
import { CONFIGURATIONS, everybody, OCCASIONS, type Person } from './testing/everybody.ts';
import { trackingCalls } from './tracking-calls.ts';

it('asks those of all people whose answer would change what is told, and nobody else', () => {
  let asked = 0;
  for (const person of everybody())
    for (const tracking of CONFIGURATIONS) {
      const told = (consent: Person['consent']) =>
        OCCASIONS.flatMap((occasion) => trackingCalls({ ...person, consent }, tracking, occasion)).length;
      const isMissing = person.consent === null && told(null) === 0 && told('given') > 0;
      if (isAskedForTracking(person, tracking) !== isMissing)
        throw new Error(JSON.stringify({ person, tracking }));
      asked += Number(isMissing);
    }
  // In 30 countries, with 7 of the 8 combinations that tell something: four kinds of people whose age is known, and three of unknown age where they are told of.
  expect(asked).toBe(30 * 7 * (4 + 7));
});
