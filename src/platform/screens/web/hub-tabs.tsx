import type { Role } from '#platform/session/core/actor.ts';
import { type Tab, Tabs } from '#platform/ui/web/tabs.tsx';
import { linkTo } from '../core/address.ts';
import type { Hub, TabOf } from '../core/place.ts';
import { tabsOf } from '../core/places.ts';
import { useScreens } from './screens-provider.tsx';
import { useHere } from './use-here.ts';

export interface HubTabsProps<H extends Hub> {
  readonly hub: H;
  readonly viewer: Role;
  /** What the tabs are parts of: "Room 12". */
  readonly label: string;
  /** The ids in the addresses of the hub. */
  readonly params?: Readonly<Record<string, number>>;
  /** How many wait behind a tab. */
  readonly counts?: { readonly [T in TabOf<H>]?: number };
}

/** The tabs of a hub: a screen that says that it is one is one. */
export function HubTabs<H extends Hub>({ hub, viewer, label, params = {}, counts = {} }: HubTabsProps<H>) {
  const screens = useScreens();
  const here = useHere(viewer)?.hub;
  const tabs = tabsOf(screens, viewer, hub).map(({ tab, label: words, address }): Tab => {
    const count = (counts as Readonly<Record<string, number | undefined>>)[tab];
    return {
      ...linkTo(address, params as never),
      label: words,
      isBelow: here?.of === hub && here.tab === tab && here.below === true,
      ...(count !== undefined && { count }),
    };
  });
  return tabs.length < 2 ? null : <Tabs label={label} tabs={tabs} />;
}
