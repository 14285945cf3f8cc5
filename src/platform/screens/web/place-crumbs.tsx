import type { Role } from '#platform/session/core/actor.ts';
import { Breadcrumb, type Crumb } from '#platform/ui/web/breadcrumb.tsx';
import { linkTo } from '../core/address.ts';
import { entriesOf } from '../core/places.ts';
import { useScreens } from './screens-provider.tsx';
import { useHere } from './use-here.ts';

export interface PlaceCrumbsProps {
  readonly viewer: Role;
  /** The places between the entry of the navigation and this screen: its class, its student. */
  readonly within?: readonly Crumb[];
}

/** The way back, from the entry of the navigation that this screen belongs to. */
export function PlaceCrumbs({ viewer, within = [] }: PlaceCrumbsProps) {
  const screens = useScreens();
  const place = useHere(viewer);
  const entry = entriesOf(screens, viewer).find(({ section }) => section === place?.section);
  const start = entry && place?.entry !== true ? [{ ...linkTo(entry.address), label: entry.label }] : [];
  const crumbs = [...start, ...within];
  return crumbs.length === 0 ? null : <Breadcrumb crumbs={crumbs} />;
}
