import { expect, it } from 'vitest';
import { baseOf, readBases } from './bases.ts';

const page = (content: string): Document => {
  const made = document.implementation.createHTMLDocument();
  const meta = made.createElement('meta');
  meta.name = 'openleaf-bases';
  meta.content = content;
  made.head.append(meta);
  return made;
};

it.each([
  ['{}', 'class/4/students', '/api/'],
  ['{"class": "/classes/api/"}', 'class/4/students', '/classes/api/'],
  ['{"class": "/classes/api/"}', 'auth/login', '/api/'],
  ['{"main": "/v2/"}', 'auth/login', '/v2/'],
  ['not JSON', 'class/4', '/api/'],
  ['{"class": 7}', 'class/4', '/api/'],
])('%s: %s is called below %s', (content, path, base) => {
  expect(baseOf(readBases(page(content)), path)).toBe(base);
});
