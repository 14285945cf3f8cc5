import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';

describe('with an address that people type', () => {
  const test = useTestApp({ PUBLIC_ORIGIN: 'https://reading.example.org' });
  const askFor = (url: string, host: string) => test.app.server.inject({ url, headers: { host } });

  it.each([
    'reading.example.org',
    'READING.example.org:443',
    'localhost:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
  ])('answers %s', async (host) => {
    expect((await askFor('/api/nowhere', host)).statusCode).toBe(404);
  });

  it.each(['evil.example', 'reading.example.org.evil.example', 'evil.example:443'])(
    'answers %s with 421, and says nothing of it',
    async (host) => {
      for (const url of ['/', '/api/nowhere', '/metrics']) {
        const { statusCode, body, headers } = await askFor(url, host);
        expect(statusCode).toBe(421);
        expect(headers['content-type']).toMatch(/^application\/problem\+json/);
        expect(body).toContain('This server answers at https://reading.example.org only.');
        expect(JSON.stringify({ body, headers })).not.toContain('evil');
      }
    },
  );

  it('reports its health to a probe that knows only its address', async () => {
    expect((await askFor('/healthz', '10.2.3.4:3000')).statusCode).toBe(200);
    expect((await askFor('/readyz', '10.2.3.4:3000')).statusCode).toBe(200);
  });

  it('does not believe a host that a client claims was forwarded', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'reading.example.org' };
    expect((await test.app.server.inject({ url: '/api/nowhere', headers })).statusCode).toBe(421);
  });
});

describe('behind a trusted proxy', () => {
  const test = useTestApp({ PUBLIC_ORIGIN: 'https://reading.example.org', TRUST_PROXY: '127.0.0.1' });
  const ask = async (host: string, forwarded: string) => {
    const headers = { host, 'x-forwarded-for': '203.0.113.7', 'x-forwarded-host': forwarded };
    return (await test.app.server.inject({ url: '/api/nowhere', headers })).statusCode;
  };

  it('refuses a forbidden host, whatever is forwarded, and a forbidden host that is forwarded', async () => {
    expect(await ask('evil.example', 'reading.example.org')).toBe(421);
    expect(await ask('127.0.0.1:3000', 'evil.example')).toBe(421);
    expect(await ask('127.0.0.1:3000', 'reading.example.org')).toBe(404);
    expect(await ask('reading.example.org:443', 'reading.example.org')).toBe(404);
  });
});

describe('in the demo', () => {
  // Without the variable of the test database this is the configuration of a demo.
  const test = useTestApp({ DATABASE_URL: '' });

  it.each(['x-forwarded-for', 'x-forwarded-proto', 'forwarded', 'via'])(
    'what a proxy passed on with %s is refused with the way out',
    async (name) => {
      const { statusCode, body } = await test.app.server.inject({
        url: '/api/nowhere',
        headers: { [name]: 'a proxy' },
      });
      expect(statusCode).toBe(421);
      expect(body).toContain('start it with PUBLIC_ORIGIN and TRUST_PROXY');
    },
  );

  it.each([
    ['an Origin', { origin: 'https://reading.example.org' }],
    ['a Referer', { referer: 'https://reading.example.org/login' }],
    [
      'a Referer beside an Origin of here',
      { origin: 'http://localhost', referer: 'https://reading.example.org/' },
    ],
    ['Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
  ])('refuses what comes from another site by %s, though it came as localhost', async (_, tells) => {
    const headers = { host: 'localhost:3000', ...tells };
    for (const url of ['/', '/api/auth/login', '/metrics']) {
      const { statusCode, body } = await test.app.server.inject({ url, headers });
      expect([url, statusCode]).toEqual([url, 421]);
      expect(body).toContain('This is a demo.');
    }
  });

  it.each([
    ['its own pages', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }],
    ['a page of another port', { referer: 'http://127.0.0.1:5173/', 'sec-fetch-site': 'same-site' }],
    ['another name of this machine', { origin: 'http://[::1]:3000', 'sec-fetch-site': 'cross-site' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['a page without an origin', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ])('answers %s', async (_, tells) => {
    const headers = { host: 'localhost:3000', ...tells };
    expect((await test.app.server.inject({ url: '/api/nowhere', headers })).statusCode).toBe(404);
  });

  it('refuses HTTP/1.0, which nginx speaks and adds no header to', async () => {
    const { server } = test.app.server;
    await new Promise<void>((listening) => {
      server.listen(0, '127.0.0.1', listening);
    });
    const { port } = server.address() as AddressInfo;
    const answered = async (version: string) => {
      const socket = connect(port, '127.0.0.1');
      socket.write(`GET /api/nowhere HTTP/${version}\r\nHost: 127.0.0.1:3000\r\nConnection: close\r\n\r\n`);
      return (await text(socket)).split(' ')[1];
    };
    expect(await answered('1.0')).toBe('421');
    expect(await answered('1.1')).toBe('404');
    server.close();
  });

  it.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:8080', '127.9.8.7', '[::1]', '[::1]:3000'])(
    'answers %s',
    async (host) => {
      const { statusCode } = await test.app.server.inject({ url: '/api/nowhere', headers: { host } });
      expect(statusCode).toBe(404);
    },
  );

  it.each([
    'reading.example.org',
    'rebound.example:3000',
    '192.168.1.20:3000',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    '[2001:db8::1]:3000',
  ])('refuses what came under the name "%s", though no header tells of a relay', async (host) => {
    for (const url of ['/', '/api/nowhere', '/api/auth/login', '/metrics']) {
      const headers = { host, authorization: 'Bearer of-nothing' };
      const { statusCode, body } = await test.app.server.inject({ url, headers });
      expect(statusCode).toBe(421);
      expect(body).toContain('as localhost');
    }
    const probe = await test.app.server.inject({ url: '/healthz', headers: { host } });
    expect(probe.statusCode).toBe(200);
  });
});
