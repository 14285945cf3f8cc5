/** NotificationResponse of PostgreSQL's protocol (53.7 Message Formats). */
const NOTIFICATION = 'A'.charCodeAt(0);
/** Every message: a letter, then its length, which counts itself. */
const LETTER_BYTES = 1;
const LENGTH_BYTES = 4;

/** Takes what the database sends, piece by piece, and returns the whole messages that are no notifications. */
export function notificationFilter(): (chunk: Buffer) => Buffer {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    const bytes = Buffer.concat([rest, chunk]);
    const kept: Buffer[] = [];
    let at = 0;
    while (bytes.length - at >= LETTER_BYTES + LENGTH_BYTES) {
      const end = at + LETTER_BYTES + bytes.readInt32BE(at + LETTER_BYTES);
      if (end > bytes.length) break;
      if (bytes[at] !== NOTIFICATION) kept.push(bytes.subarray(at, end));
      at = end;
    }
    rest = bytes.subarray(at);
    return Buffer.concat(kept);
  };
}
