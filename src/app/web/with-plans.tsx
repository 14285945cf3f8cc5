import { type ComponentType, useMemo } from 'react';
import { ApiProvider, useApi } from '#platform/endpoint/web/api-provider.tsx';
import { tellingOfPlans } from '#platform/plans/web/telling-of-plans.ts';
import type { Screen } from '#platform/screens/web/screen.ts';

/**
 * A screen whose calls show the prices where one is refused for want of a plan, whichever part of it has made the call: a control without a
 * mark, or a page that is older than the end of a plan (decision 103). The first script of a page, which a quiz pays for, has nothing of it.
 */
export const withPlans = (screen: Screen): Screen => ({ ...screen, component: tellingIn(screen.component) });

function tellingIn(shown: ComponentType): ComponentType {
  const Telling = () => <TellingOfPlans shown={shown} />;
  // What fetches its script on the intent to go there.
  return Object.assign(Telling, 'preload' in shown && { preload: shown.preload });
}

function TellingOfPlans({ shown: Shown }: { readonly shown: ComponentType }) {
  const api = useApi();
  const telling = useMemo(() => tellingOfPlans(api), [api]);
  return (
    <ApiProvider api={telling}>
      <Shown />
    </ApiProvider>
  );
}
