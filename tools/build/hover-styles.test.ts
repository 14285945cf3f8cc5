import { preprocessCSS, resolveConfig } from 'vite';
import { expect, it } from 'vitest';

/** A style sheet of ours as the build has it, on one line. */
async function built(css: string, file = 'src/platform/ui/web/example.css'): Promise<string> {
  const config = await resolveConfig({ configFile: false, logLevel: 'silent' }, 'build');
  const { code } = await preprocessCSS(css, `${config.root}/${file}`, config);
  return code
    .replaceAll(/\s*([{}])\s*/g, ' $1 ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

it('lights what the pointer is on only where a device hovers', async () => {
  expect(await built('.a:hover { color: red }')).toBe('@media (hover: hover) { .a:hover { color: red } }');
});

it('keeps what else the rule is for, before it, in the same order', async () => {
  expect(await built('.a:hover, .a[aria-pressed] { color: red } .b { top: 0 }')).toBe(
    '.a[aria-pressed] { color: red } @media (hover: hover) { .a:hover { color: red } } .b { top: 0 }',
  );
});

it('leaves a guarded rule and the styles of a package as they are', async () => {
  const guarded = '@media (hover: hover) { .a:hover { color: red } }';
  expect(await built(guarded)).toBe(guarded);
  expect(await built('.a:hover { color: red }', 'node_modules/kit/kit.css')).toBe('.a:hover { color: red }');
});
