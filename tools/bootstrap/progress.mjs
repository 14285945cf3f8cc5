/**
 * Does a piece of work that takes a while, on one line: "Installing packages ... 12 s". On a terminal the seconds
 * count; elsewhere the line is written when the work is done.
 */
export async function withProgress(title, work) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const terminal = process.stderr.isTTY;
  const show = (end) => process.stderr.write(`${terminal ? '\r' : ''}${title} ... ${seconds()} s${end}`);
  const timer = terminal ? setInterval(() => show(''), 1000) : undefined;
  if (terminal) show('');
  try {
    return await work();
  } finally {
    clearInterval(timer);
    show('\n');
  }
}
