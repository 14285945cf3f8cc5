/** An email address so that one who knows it recognizes it: `m…@school.example`. Addresses of others do not leave the server. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = ''] = address;
  return `${at > 0 ? first : ''}…${address.slice(Math.max(at, 0))}`;
}

const ADDRESS = /[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g;

/** A line of a mail server with the addresses in it masked. */
export const withoutAddresses = (line: string): string => line.replaceAll(ADDRESS, maskedAddress);
