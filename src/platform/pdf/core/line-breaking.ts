/** A piece that stays together on a line: a word with the blank after it. */
export interface LinePiece {
  /** With the blank, and without. */
  readonly width: number;
  readonly bareWidth: number;
  /** The next piece may stand on a new line. */
  readonly breaks: boolean;
}

/** Puts pieces on lines of a width, as many on each as fit; what is wider than a line has one to itself. */
export function breakLines<P extends LinePiece>(pieces: readonly P[], width: number): P[][] {
  const lines: P[][] = [];
  let line: P[] = [];
  let filled = 0;
  for (const word of wordsOf(pieces)) {
    const bare = word.reduce(
      (sum, piece, at) => sum + (at < word.length - 1 ? piece.width : piece.bareWidth),
      0,
    );
    if (line.length > 0 && filled + bare > width) {
      lines.push(line);
      line = [];
      filled = 0;
    }
    line.push(...word);
    filled += word.reduce((sum, piece) => sum + piece.width, 0);
  }
  return line.length > 0 ? [...lines, line] : lines;
}

/** Pieces up to each place where a line may end. */
function wordsOf<P extends LinePiece>(pieces: readonly P[]): P[][] {
  const words: P[][] = [];
  let word: P[] = [];
  for (const piece of pieces) {
    word.push(piece);
    if (piece.breaks) {
      words.push(word);
      word = [];
    }
  }
  return word.length > 0 ? [...words, word] : words;
}
