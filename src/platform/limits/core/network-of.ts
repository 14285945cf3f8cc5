/** Groups of an IPv6 address, and those that name the network of one customer (RFC 6177: nobody gets less than a /64). */
const GROUPS = 8;
const OF_NETWORK = 4;
const GROUP = /^[\da-f]{1,4}$/;
const IPV4_AT_END = /(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;
/** What precedes an IPv4 address that was written as IPv6: mapped (RFC 4291), and translated (RFC 6052). */
const IPV4_PREFIXES = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'];

/**
 * What a limit by address counts: an IPv4 address itself, in whatever form it came, and of IPv6 the /64, because one
 * device may have all 2^64 addresses of its network. Text that is no address stays as it is.
 */
export function networkOf(address: string): string {
  const groups = groupsOf(address.toLowerCase().split('%', 1)[0] ?? '');
  if (!groups) return address;
  const prefix = groups.slice(0, -2).map(hex).join(':');
  if (IPV4_PREFIXES.includes(prefix))
    return groups
      .slice(-2)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  return `${groups.slice(0, OF_NETWORK).map(hex).join(':')}::/64`;
}

/** The first three groups of a /64. */
const BLOCK = /^((?:[\da-f]+:){3})[\da-f]+::\/64$/;

/** The /48 that a /64 of `networkOf` is in, which one customer may have whole; an IPv4 address stays as it is. */
export const blockOf = (network: string): string => network.replace(BLOCK, '$1:/48');

const hex = (group: number): string => group.toString(16);

/** The eight numbers of an IPv6 address; undefined for anything else. */
function groupsOf(address: string): number[] | undefined {
  const [head = '', tail, more] = address.replace(IPV4_AT_END, toGroups).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = GROUPS - left.length - right.length;
  if (more !== undefined || (tail === undefined ? missing !== 0 : missing < 1)) return undefined;
  const groups = [...left, ...Array<string>(missing).fill('0'), ...right];
  if (!groups.every((group) => GROUP.test(group))) return undefined;
  return groups.map((group) => Number.parseInt(group, 16));
}

const toGroups = (_: string, ...parts: string[]): string => {
  const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number);
  return `${hex((a << 8) | b)}:${hex((c << 8) | d)}`;
};

/** A whole /48 may do so many times what one /64 may: a school has many /64s in it, and an attacker all 65,536. */
const SHARE_OF_BLOCK = 4;

/** A network that a limit by address counts, with what the whole of it may do. */
export interface NetworkLimit<L> {
  readonly network: string;
  readonly limit: L;
}

/**
 * Every network that a limit by address counts: of IPv6 the /64 with the limit, then the /48 with several times that, so
 * that a limit holds for a holder of a /48, too. An IPv4 address is counted alone.
 * @param address as `networkOf` gives it.
 * @param share how many times the calls of a /64 the /48 has.
 */
export function networkLimits<L extends { readonly calls: number }>(
  address: string,
  limit: L,
  share = SHARE_OF_BLOCK,
): NetworkLimit<L>[] {
  const block = blockOf(address);
  const own = { network: address, limit };
  return block === address
    ? [own]
    : [own, { network: block, limit: { ...limit, calls: limit.calls * share } }];
}
