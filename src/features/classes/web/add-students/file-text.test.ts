import { expect, it } from 'vitest';
import { fileText } from './file-text.ts';

const UTF_8 = new TextEncoder().encode('Zoë, José');
const bytesOf = (text: string) => [...text].map((letter) => letter.codePointAt(0) ?? 0);

it.each([
  ['UTF-8', UTF_8],
  ['UTF-8 with its mark', new Uint8Array([0xef, 0xbb, 0xbf, ...UTF_8])],
  ['the letters of Windows', new Uint8Array(bytesOf('Zoë, José'))],
  ['UTF-16', new Uint8Array([0xff, 0xfe, ...bytesOf('Zoë, José').flatMap((code) => [code, 0])])],
])('reads a file in %s', (_, bytes) => expect(fileText(bytes)).toBe('Zoë, José'));
