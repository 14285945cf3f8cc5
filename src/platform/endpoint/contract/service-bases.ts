/** The services whose address an operator may set apart (product: "The wire"). */
export const SERVICES = [
  'main',
  'class',
  'school',
  'activity',
  'settings',
  'subscription',
  'analytics',
  'map',
] as const;
export type Service = (typeof SERVICES)[number];

/** What the path of each call of a service is put behind. */
export type Bases = Readonly<Record<Service, string>>;

/** All calls go to the same server unless configured. */
export const DEFAULT_BASE = '/api/';
