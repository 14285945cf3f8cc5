/** "+1.2", "−0.4", "0.0". */
export function changeInWords(levels: number): string {
  const shown = Math.abs(levels).toFixed(1);
  return shown === '0.0' ? shown : `${levels > 0 ? '+' : '−'}${shown}`;
}
