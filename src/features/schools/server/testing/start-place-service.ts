import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service of places on this machine, with the interface that Nominatim documents. */
export interface TestPlaceService {
  readonly base: string;
  /** What it was asked, path and query, in order. */
  readonly asked: readonly URL[];
  /** What it answers, as it is; null: it hangs up. */
  answer(body: string | null, status?: number): void;
  stop(): Promise<void>;
}

/** As Nominatim answers in its format `jsonv2`. */
export const ELGIN = {
  place_id: 321_004_731,
  licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
  lat: '42.0372487',
  lon: '-88.2811895',
  category: 'boundary',
  addresstype: 'city',
  name: 'Elgin',
  display_name: 'Elgin, Kane County, Illinois, United States',
  address: {
    city: 'Elgin',
    county: 'Kane County',
    state: 'Illinois',
    'ISO3166-2-lvl4': 'US-IL',
    country: 'United States',
    country_code: 'us',
  },
};

export async function startPlaceService(): Promise<TestPlaceService> {
  const asked: URL[] = [];
  const now: { body: string | null; status: number } = { body: '[]', status: 200 };
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '/', 'http://localhost'));
    if (now.body === null) request.socket.destroy();
    else response.writeHead(now.status, { 'content-type': 'application/json; charset=utf-8' }).end(now.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer(body, status = 200) {
      now.body = body;
      now.status = status;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
