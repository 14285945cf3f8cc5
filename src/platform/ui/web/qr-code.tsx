import { encode } from 'uqr';
import { type DarkRun, darkRuns } from '#platform/pdf/core/dark-runs.ts';
import styles from './qr-code.module.css';

/** The quiet border that readers need, in modules (ISO/IEC 18004). */
const BORDER = 4;

interface QrCodeProps {
  /** What a camera reads. */
  readonly text: string;
  /** What it leads to, for those who do not see it. */
  readonly label: string;
}

/** A QR code, black on white in every theme, as large as its place. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `img` shows a file, and this is drawn here
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect className={styles.ground} width={size} height={size} />
      <path
        className={styles.module}
        d={data.flatMap((row, y) => darkRuns(row).map((run) => pathOf(run, y))).join('')}
      />
    </svg>
  );
}

const pathOf = ({ start, length }: DarkRun, y: number): string => `M${start} ${y}h${length}v1h-${length}z`;
