/** Brings the lit place into view, gently unless motion is unwanted; below a sheet there is room at the top only. */
export function showEvidence(desk: HTMLElement | null): void {
  const lit = desk?.querySelector('[data-evidence]');
  if (!lit) return;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const beside = window.matchMedia('(min-width: 60.625em)').matches;
  lit.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: beside ? 'nearest' : 'start' });
}
