/** Whether it is the address of the pictures of a map: of one host, with the place of a picture in its path. */
export function isTileAddress(address: string): boolean {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return false;
  // Its host goes into the content security policy, where a space or a sign would be another source.
  const isPlain = /^[a-z\d.-]+$/u.test(url.hostname) && url.username === '' && url.password === '';
  return isPlain && ['{z}', '{x}', '{y}'].every((part) => decodeURI(url.pathname).includes(part));
}
