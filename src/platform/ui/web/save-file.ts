/** How long the browser may take to begin with the file, in milliseconds. */
const UNTIL_SAVED = 60_000;

/** Lets the browser save a file that the page has made. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), UNTIL_SAVED);
}
