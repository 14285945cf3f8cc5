import { createContext, type ReactNode, useContext } from 'react';
import type { ApiClient } from './call.ts';

const ApiContext = createContext<ApiClient | null>(null);

export const ApiProvider = ({ api, children }: { api: ApiClient; children: ReactNode }) => (
  <ApiContext value={api}>{children}</ApiContext>
);

/** The typed client: `api(endpoint, input)` answers with data or a problem and never throws. */
export function useApi(): ApiClient {
  const api = useContext(ApiContext);
  if (api === null) throw new Error('useApi needs an ApiProvider above it');
  return api;
}
