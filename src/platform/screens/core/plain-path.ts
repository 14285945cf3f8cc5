/** A path as paths are compared: without what is behind it, without a slash at its end, in small letters. */
export const plainPath = (path: string): string =>
  path
    .replace(/[?#].*$/s, '')
    .replace(/(?<=.)\/+$/, '')
    .toLowerCase();
