import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Makes the list of refused passwords anew from the published one (zxcvbn-ts, MIT); shorter ones are refused anyway. */
const MIN_LENGTH = 6;
const FILE = join(import.meta.dirname, '../src/features/accounts/server/common-passwords.txt');
const words = [...new Set(dictionary['passwords-common'].map(String))].filter(
  (word) => word.length >= MIN_LENGTH,
);
await writeFile(FILE, `${words.join('\n')}\n`);
