/** A kind of job as it is called on screens: "Clean up sessions". */
export function jobInWords(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
