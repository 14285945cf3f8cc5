import { expect, it } from 'vitest';
import { SMALL_RUN } from '../../harness/report.ts';
import { expectHeld, smallForm, valueOf } from '../../harness/small-form.ts';
import { openPdfSchools, pdf } from './pdf.ts';

/** Nobody waits longer for a document that is not made. */
const TIMEOUT_MS = 240_000;

const run = smallForm({ kind: 'bench', name: 'pdf' }, pdf, () => openPdfSchools(SMALL_RUN));

it(
  'makes the report of every student while others answer, and notices a document that is not made',
  async () => {
    expectHeld(await run());
    const faulty = await run({ injectFault: true });
    expect(faulty.pass).toBe(false);
    expect(valueOf(faulty, 'reports that are not')).toBeGreaterThan(0);
  },
  TIMEOUT_MS,
);
