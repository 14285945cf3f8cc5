/** The origins of a service with two domains. */
export interface Sites {
  readonly main: string;
  readonly underThirteen: string;
}

const PORT = /:\d*$/;

/** Which of the two a `Host` header names. A host that is neither, as behind a proxy that does not pass it on, is the main one. */
export function siteOfHost(sites: Sites, host: string | undefined): 'main' | 'under-13' {
  const name = (host ?? '').replace(PORT, '').toLowerCase();
  return name === new URL(sites.underThirteen).hostname ? 'under-13' : 'main';
}

/** The origin of one of the two. */
export const originOf = (sites: Sites, site: 'main' | 'under-13'): string =>
  site === 'main' ? sites.main : sites.underThirteen;
