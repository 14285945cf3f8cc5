/** Pictures of a map of the operator's choice, below the schools. */
export interface MapTiles {
  /** An address with {z}, {x} and {y} in it. */
  readonly url: string;
  /** Whose map it is, as its owner wants it said. */
  readonly credit: string;
}

const named = (page: Document, name: string): string =>
  page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** As the server names it in the page; null where the operator has set none, and nothing is fetched from elsewhere. */
export function readMapTiles(page: Document = document): MapTiles | null {
  const url = named(page, 'openleaf-map-tiles');
  return url === '' ? null : { url, credit: named(page, 'openleaf-map-credit') };
}
