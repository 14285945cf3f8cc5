/** The oldest Node that can install Openleaf; Openleaf itself then runs on a newer one (project-node.mjs). */
const OLDEST = 20;

/** Ends with one sentence on a Node that is too old. In old words, because that Node has to read them. */
export function refuseOldNode() {
  if (Number(process.versions.node.split('.')[0]) >= OLDEST) return;
  console.error(
    `Openleaf needs Node ${OLDEST} or newer; this is ${process.version}. Get one from https://nodejs.org.`,
  );
  process.exit(1);
}
