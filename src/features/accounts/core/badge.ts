/** What is on a badge: whose it is, and the secret that proves it. */
export interface Badge {
  readonly studentId: number;
  /** At least 128 random bits in base64url; only its hash is kept. */
  readonly secret: string;
}

/** Of the secret of a badge: 160 bits. */
export const BADGE_SECRET_BYTES = 20;

const FORM = /^([1-9a-z][0-9a-z]{0,9})\.([\w-]{27})$/;
/** What a link with a badge ends in: behind the #, which no browser sends to a server or names to another site. */
const HASH = '#badge=';

export const writeBadge = ({ studentId, secret }: Badge): string => `${studentId.toString(36)}.${secret}`;

/** @returns null for anything that was never on a badge. */
export function readBadge(text: string): Badge | null {
  const [, number = '', secret = ''] = FORM.exec(text) ?? [];
  const studentId = Number.parseInt(number, 36);
  return Number.isSafeInteger(studentId) && studentId > 0 ? { studentId, secret } : null;
}

/** What the login page is opened with by a badge. */
export const badgeEnd = (badge: string): string => `${HASH}${badge}`;

/** The badge in the QR code of a card, or behind the address of the login page; null where there is none. */
export function badgeIn(link: string): string | null {
  const at = link.indexOf(HASH);
  const badge = at < 0 ? '' : link.slice(at + HASH.length);
  return readBadge(badge) === null ? null : badge;
}
