import { plainPath } from '#platform/screens/core/plain-path.ts';
import type { AdUnit } from './ad-unit.ts';
import type { Device, PageName, Place } from './ad-words.ts';

/** Where an ad stands, which its name may say. */
export interface Standing {
  readonly page: PageName;
  readonly device: Device;
  readonly place: Place;
  /** Path of the screen. */
  readonly path: string;
}

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/**
 * The name of an ad, such as `RT_Quiz_D_Left`, from the one of the configuration, such as `RT_{page}_{device}_{place}`. `{hash}` is a number for
 * the path of the screen, without the ids in it, so that it says nothing of a person.
 */
export function unitName({ name }: Pick<AdUnit, 'name'>, { page, device, place, path }: Standing): string {
  return name
    .replaceAll('{page}', capital(page))
    .replaceAll('{device}', device === 'desktop' ? 'D' : 'M')
    .replaceAll('{place}', capital(place))
    .replaceAll('{hash}', hashOf(plainPath(path).replaceAll(/\d+/g, '0')));
}

/** What the ad server knows an ad by: the number of the network, and the name. */
export const unitPath = (unit: Pick<AdUnit, 'name' | 'network'>, standing: Standing): string =>
  `/${unit.network}/${unitName(unit, standing)}`;

/** Eight digits of base 16 for a text, by FNV-1a: equal for equal texts, and no secret. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}
