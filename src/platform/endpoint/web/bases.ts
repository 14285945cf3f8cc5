import { type Bases, DEFAULT_BASE, SERVICES, type Service } from '../contract/service-bases.ts';

/** The addresses as the page names them, `{"class": "https://…/"}`; what is missing or unreadable is the default. */
export function readBases(page: Document = document): Bases {
  const text = page.querySelector<HTMLMetaElement>('meta[name="openleaf-bases"]')?.content ?? '{}';
  const named = parseJson(text);
  const baseNamed = (service: Service) => {
    const base = named[service];
    return typeof base === 'string' ? base : DEFAULT_BASE;
  };
  return Object.fromEntries(SERVICES.map((service) => [service, baseNamed(service)])) as Bases;
}

function parseJson(text: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

/** First part of a call's path → the service that answers it; anything else is `main`. */
const SERVICE_OF: Readonly<Record<string, Service>> = {
  class: 'class',
  school: 'school',
  activity: 'activity',
  assignment: 'activity',
  settings: 'settings',
  subscription: 'subscription',
  analytics: 'analytics',
  map: 'map',
};

export const baseOf = (bases: Bases, path: string): string =>
  bases[SERVICE_OF[path.split('/')[0] ?? ''] ?? 'main'];
