import { US_STATES } from '#features/schools/core/us-states.ts';
import { RandomStream } from '../adaptive/world/random.ts';

/** Names of people and things that schools are called by, as often as in the public lists: some of them a thousand times. */
const NAMES = (
  'Lincoln Washington Jefferson Roosevelt Franklin Madison Monroe Jackson Kennedy Wilson Adams Grant Garfield Cleveland Edison Emerson ' +
  'Longfellow Whittier Riverside Lakeside Hillcrest Oakwood Maplewood Pinecrest Sunnyside Fairview Pleasant Highland Central Northside ' +
  'Southside Westside Eastside Valley Meadow Cedar Willow Chestnut Juniper Magnolia Heritage Liberty Union Horizon Discovery Pioneer ' +
  'Frontier Summit Prairie Canyon Harbor Bayside Mission Santa Sierra Vista Rancho Mesa Grove Forest Glen Brook Creek Springs Rock Stone'
).split(' ');
const FIRST =
  'John Mary George Martin Thomas James William Robert Rosa Harriet Booker Frederick Cesar Susan Abraham'.split(
    ' ',
  );
const KINDS = [
  'Elementary School',
  'Middle School',
  'High School',
  'Elementary',
  'Junior High School',
  'Academy',
  'Charter School',
  'Primary School',
  'Learning Center',
  'Senior High',
];
const SYLLABLES =
  'al be cor dan el fin gar hal in jo kel lor mar nor ol pen ram sal tor ul ven wal yor zan'.split(' ');
const ENDS = ['ton', 'ville', 'field', 'burg', 'ford', 'wood', ' City', ' Park', ' Falls', 'dale'];

/** A school of the list that the bench makes. */
export interface PlausibleSchool {
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** So many schools with names, cities and ZIPs as they are in the public lists: few names many times, many a few times. */
export function plausibleSchools(count: number, seed: number): PlausibleSchool[] {
  const random = new RandomStream(seed, 'schools');
  const states = Object.keys(US_STATES);
  const cities = Array.from({ length: Math.max(20, Math.round(count / 8)) }, (_, index) => ({
    city: capital(random.oneOf(SYLLABLES) + random.oneOf(SYLLABLES)) + random.oneOf(ENDS),
    state: random.oneOf(states),
    zip: String(10_000 + ((index * 7) % 89_000)),
  }));
  const word = () => capital(random.oneOf(SYLLABLES) + random.oneOf(SYLLABLES) + random.oneOf(SYLLABLES));
  return Array.from({ length: count }, (_, index) => {
    const place = random.oneOf(cities);
    const kind = random.oneOf(KINDS);
    const called = [
      () => random.oneOf(NAMES),
      () => `${random.oneOf(NAMES)} ${random.oneOf(NAMES)}`,
      () => `${random.oneOf(FIRST)} ${word()}`,
      () => place.city,
      () => `${place.city} ${random.oneOf(NAMES)}`,
      () => `P.S. ${index % 400}`,
    ];
    return { ...place, name: `${random.oneOf(called)()} ${kind}` };
  });
}

/** The list as a file, with coordinates. */
export const asCsv = (schools: readonly PlausibleSchool[]): string =>
  `NCESSCH,NAME,CITY,STATE,ZIP,LAT,LON\n${schools
    .map(
      ({ name, city, state, zip }, index) =>
        `${String(10_000_000_000 + index)},${name},${city},${state},${zip},${(30 + (index % 1500) / 100).toFixed(2)},${(-120 + (index % 4000) / 100).toFixed(2)}`,
    )
    .join('\n')}\n`;

/** What a teacher might type to find a school; of four, one as it is, and three with mistakes or a part of it. */
export function typedFor({ name, city, zip }: PlausibleSchool, random: RandomStream): string {
  const ways = [
    () => `${name} ${city}`,
    () => misspelled(`${name} ${city}`, random),
    () => misspelled(name, random),
    () => `${name.split(' ')[0] ?? ''} ${zip}`,
    () => `${misspelled(name.split(' ').slice(0, 2).join(' '), random)} ${city}`,
    () => name.slice(0, random.integer(3, name.length)),
    () => city,
    () => zip,
  ];
  return random.oneOf(ways)();
}

/** One letter is missing, twice there, or after its neighbor. */
function misspelled(text: string, random: RandomStream): string {
  const at = random.integer(1, Math.max(1, text.length - 2));
  const [before, letter, next, after] = [
    text.slice(0, at),
    text[at] ?? '',
    text[at + 1] ?? '',
    text.slice(at + 2),
  ];
  return random.oneOf([
    before + next + after,
    before + letter + letter + next + after,
    before + next + letter + after,
  ]);
}
