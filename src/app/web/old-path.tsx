import { Navigate, useLocation } from '@tanstack/react-router';
import { lazy } from 'react';
import { homeOf } from '#features/accounts/core/home-of.ts';
import { usePerson } from '#features/accounts/web/public.tsx';
import { leadOf } from '../core/old-paths.ts';
import { PageFrame } from './frame/page-frame.tsx';

const LandingPage = lazy(async () => ({ default: (await import('./landing/landing-page.tsx')).LandingPage }));

/** An address that is no screen: older ones lead on, and of the rest the main page says that nothing is there. */
export function OldPath() {
  const person = usePerson();
  const lead = leadOf(useLocation({ select: (location) => location.pathname }));
  const home = person && homeOf(person.role);
  switch (lead.kind) {
    case 'screen':
      return <Navigate to={lead.path} search={true} replace />;
    case 'home':
      return <Navigate to={home ?? '/auth/login'} replace />;
    case 'main':
      return <Navigate to={home ?? '/'} replace />;
    case 'unknown':
      return (
        <PageFrame>
          <LandingPage lost />
        </PageFrame>
      );
  }
}
