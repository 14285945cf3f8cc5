/** Kinds of device, in words that their owners use. */
export const DEVICE_KINDS = {
  chromebook: 'Chromebook',
  windows: 'Windows computer',
  // An iPad says that it is a Mac unless it is told to say otherwise.
  mac: 'Mac or iPad',
  linux: 'Linux computer',
  iphone: 'iPhone',
  ipad: 'iPad',
  'android-phone': 'Android phone',
  'android-tablet': 'Android tablet',
} as const;
export type DeviceKind = keyof typeof DEVICE_KINDS;
export const DEVICE_NAMES = Object.keys(DEVICE_KINDS) as [DeviceKind, ...DeviceKind[]];

/** What a browser says of its device, the narrower word first: an Android tablet also says Linux. */
const SIGNS: readonly (readonly [DeviceKind, (agent: string) => boolean])[] = [
  ['chromebook', (agent) => agent.includes('CrOS')],
  ['iphone', (agent) => agent.includes('iPhone')],
  ['ipad', (agent) => agent.includes('iPad')],
  ['android-phone', (agent) => agent.includes('Android') && agent.includes('Mobile')],
  ['android-tablet', (agent) => agent.includes('Android')],
  ['windows', (agent) => agent.includes('Windows NT')],
  ['mac', (agent) => agent.includes('Macintosh')],
  ['linux', (agent) => agent.includes('Linux')],
];

/** The kind of device that a browser says it is on, or null. Nothing else of what it says is kept. */
export const deviceKindOf = (userAgent: string | undefined): DeviceKind | null =>
  SIGNS.find(([, fits]) => fits(userAgent ?? ''))?.[0] ?? null;
