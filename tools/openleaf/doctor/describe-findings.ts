import type { Finding } from './judge-installation.ts';

const MARK = { good: 'good ', look: 'look ', wrong: 'WRONG' } as const;

/** A line each, such as `WRONG  There is no backup yet.` */
export const describeFindings = (findings: readonly Finding[]): string =>
  findings.map(({ level, sentence }) => `${MARK[level]}  ${sentence}`).join('\n');
