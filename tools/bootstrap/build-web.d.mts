/** Builds the pages when what they are made of has changed since the last time. */
export function ensureBuilt(): Promise<void>;
/** Whether the pages were built from the sources that are here; undefined in an image, which has none to build from. */
export function pagesAreCurrent(): Promise<boolean | undefined>;
