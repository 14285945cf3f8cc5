import { expect, it } from 'vitest';
import { plainPath } from './plain-path.ts';

it.each([
  ['/some/page', '/some/page'],
  ['/Some/Page//', '/some/page'],
  ['/page?to=/a/#b', '/page'],
  ['/page/#a?b', '/page'],
  ['/', '/'],
  ['//', '/'],
  ['?a', ''],
  ['', ''],
])('%s is %s', (path, plain) => expect(plainPath(path)).toBe(plain));
