import { expect, it } from 'vitest';
import { contractForBrowsers } from './contract-for-browsers.ts';

const CONTRACT = `
const score = z.number().int();
export const essayView = z.object({ score: score.nullable() });
export const closed = { status: 409, detail: 'Closed.' } as const;
export const sendEssay = endpoint({
  name: 'sendEssay',
  methods: ['GET', 'POST'],
  path: 'quiz/essay/{id}',
  about: 'practice',
  summary: 'Hands in an essay.',
  access: only(['student']),
  params: z.object({ id: idInPath }),
  wire: { body: { score: 'mark' } },
  body: z.object({ score }),
  response: essayView,
  errors: { closed },
});
`;

const made = (name: string): string => {
  const line = contractForBrowsers(CONTRACT)
    .split('\n')
    .find((one) => one.includes(`const ${name} =`));
  return line?.replace(/^.*? = /, '').trim() ?? '';
};

it('keeps of an endpoint where a call goes, its words, what its reply is about, and its body for a form that asks', () => {
  expect(made('sendEssay')).toBe(
    "endpoint({ name: 'sendEssay', methods: ['GET', 'POST'], path: 'quiz/essay/{id}', about: 'practice', wire: { body: { score: 'mark' } }, get body() { return z.object({ score }); } });",
  );
});

it('refuses an endpoint that takes from elsewhere what browsers read of it', () => {
  const spread = "export const sendEssay = endpoint({ ...sending, name: 'sendEssay', path: 'quiz/essay' });";
  expect(() => contractForBrowsers(spread)).toThrow('methods');
});

it('marks schemas as what may go', () => {
  expect(made('score')).toBe('/* @__PURE__ */ (() => z.number().int())();');
  expect(made('essayView')).toBe('/* @__PURE__ */ (() => z.object({ score: score.nullable() }))();');
});

it('leaves everything else as it is', () => {
  expect(made('closed')).toBe("{ status: 409, detail: 'Closed.' } as const;");
});
