import { z } from 'zod';
import { flag, placements, unit } from './ad-fields.ts';
import { PAGE_NAMES } from './ad-words.ts';

const MOST_PATHS = 50;
const PATH = /^\/[^\s?#]*$/;

const path = z.string({ error: 'is a path such as /app/student/quiz' }).min(1, 'is not empty').max(200);

/** A page with its ads, as an operator writes it. The one for all other pages is called default, and has no paths. */
export const page = z
  .strictObject(
    {
      name: z.enum(PAGE_NAMES, { error: `is one of ${PAGE_NAMES.join(', ')}` }),
      url: z
        .array(path, { error: 'is a list of paths' })
        .max(MOST_PATHS, `has at most ${MOST_PATHS} paths`)
        .default([]),
      urlRegex: flag.default(false),
      desktop: placements,
      mobile: placements,
      ad_unit_defaults: unit.default({}),
    },
    { error: 'is an object' },
  )
  .superRefine(({ name, url, urlRegex }, context) => {
    const say = (at: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path: at, message });
    if (name === 'default' && url.length > 0) say(['url'], 'is empty for default, the page for all others');
    if (name !== 'default' && url.length === 0) say(['url'], 'has at least one path');
    for (const [at, written] of url.entries()) {
      if (urlRegex ? !isPattern(written) : !PATH.test(written))
        say(['url', at], urlRegex ? 'is a regular expression' : 'is a path such as /app/student/quiz');
    }
  });
export type WrittenPage = z.output<typeof page>;

function isPattern(text: string): boolean {
  try {
    return new RegExp(text).source !== '';
  } catch {
    return false;
  }
}
