import { Outlet } from '@tanstack/react-router';
import { LiveRegion } from '#platform/ui/web/live-region.tsx';

/** What outlives every screen. */
export const Root = () => (
  <>
    <Outlet />
    <LiveRegion />
  </>
);
