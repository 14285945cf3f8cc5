/**
 * A function of a text that keeps its results, so that what many gates ask about one text is worked out once. It forgets
 * everything when it holds `most` results, which bounds the memory of a long-running process.
 */
export function remembered<T extends number | boolean | object>(
  resultOf: (text: string) => T,
  most: number,
): (text: string) => T {
  const results = new Map<string, T>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    if (results.size >= most) results.clear();
    const result = resultOf(text);
    results.set(text, result);
    return result;
  };
}
