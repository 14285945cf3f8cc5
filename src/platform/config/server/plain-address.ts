/** Whether it is the address of a service of the operator: without a password, a question or an anchor, which would not be what is asked. */
export function isPlainAddress(address: string): boolean {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return false;
  return `${url.username}${url.password}${url.search}${url.hash}` === '' && !/[?#]$/u.test(address);
}
