/** Loaded before the server (`node --import`), also in its threads: writes down each package that it loads. */
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/** The innermost package of a path: of `…/node_modules/a/node_modules/@b/c/index.js` it is `@b/c`. */
const PACKAGE = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;
const noted = new Set();

registerHooks({
  load(url, context, next) {
    const name = PACKAGE.exec(url)?.[1];
    if (name !== undefined && !noted.has(name)) {
      noted.add(name);
      appendFileSync(process.env.OPENLEAF_PACKAGES_FILE, `${name}\n`);
    }
    return next(url, context);
  },
});
