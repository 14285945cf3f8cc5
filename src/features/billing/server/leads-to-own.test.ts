import { expect, it } from 'vitest';
import { leadsToOwn } from './leads-to-own.ts';

const OWN = ['https://reading.example.org', 'http://127.0.0.1:4841'];

it.each(['https://reading.example.org', 'https://reading.example.org/app?x=1#y', 'http://127.0.0.1:4841/a'])(
  'takes %s',
  (address) => expect(leadsToOwn(address, OWN)).toBe(true),
);

it.each([
  '',
  '/app',
  '//elsewhere.example',
  'javascript:alert(1)',
  'http://reading.example.org/app',
  'https://reading.example.org:444/app',
  'https://reading.example.org.elsewhere.example/',
  'https://reading.example.org@elsewhere.example/',
  'https://a:b@reading.example.org/',
  'https://elsewhere.example/?https://reading.example.org',
  'https://reading.example.org\\@elsewhere.example',
  'https://reading.example.org/ \nx',
  `https://reading.example.org/${'a'.repeat(1_000)}`,
])('refuses %s', (address) => expect(leadsToOwn(address, OWN)).toBe(false));
