import type { Role } from '#platform/session/core/actor.ts';
import type { Address } from './address.ts';
import { patternOf } from './path-pattern.ts';
import { type AnyPlace, HUBS, type Hub, type HubPart, type Places, SECTIONS, tabLabel } from './place.ts';

/** What is to be known of a screen to say where it is. */
export interface PlacedScreen {
  readonly address: Address;
  readonly place?: Places;
}

/** An entry of the navigation. */
export interface Entry {
  readonly section: string;
  readonly label: string;
  readonly address: Address;
}

/** A tab of a hub. */
export interface HubTab {
  readonly tab: string;
  readonly label: string;
  readonly address: Address;
}

/** Where a screen is for a role; undefined where it is in no frame. */
export const placeOf = (screen: PlacedScreen | undefined, role: Role): AnyPlace | undefined =>
  screen?.place?.[role];

/** The entries of a role's navigation: those that have a screen, in their order. */
export const entriesOf = (screens: readonly PlacedScreen[], role: Role): Entry[] =>
  Object.entries(SECTIONS[role]).flatMap(([section, label]) => {
    const screen = screens.find((one) => {
      const place = placeOf(one, role);
      return place?.entry === true && place.section === section;
    });
    return screen ? [{ section, label, address: screen.address }] : [];
  });

/** The tabs of a hub for a role: those that have a screen, in their order. */
export const tabsOf = (screens: readonly PlacedScreen[], role: Role, hub: Hub): HubTab[] =>
  Object.keys(HUBS[hub]).flatMap((tab) => {
    const address = addressOfTab(screens, role, { of: hub, tab } as HubPart);
    return address ? [{ tab, label: tabLabel({ of: hub, tab } as HubPart), address }] : [];
  });

/** The screen that a tab leads to. */
export const addressOfTab = (
  screens: readonly PlacedScreen[],
  role: Role,
  part: HubPart,
): Address | undefined =>
  screens.find((one) => {
    const hub = placeOf(one, role)?.hub;
    return hub?.of === part.of && hub.tab === part.tab && hub.below !== true;
  })?.address;

const idsIn = (path: string): number => path.split('$').length - 1;

/** The screen that a path shows. A word in an address wins over an id: `/classes/new` over `/classes/$id`. */
export function screenOfPath<S extends PlacedScreen>(screens: readonly S[], path: string): S | undefined {
  const [best] = screens
    .filter(({ address }) => patternOf(address.path).test(path))
    .toSorted((a, b) => idsIn(a.address.path) - idsIn(b.address.path));
  return best;
}
