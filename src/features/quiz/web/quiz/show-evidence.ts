/** Brings the lit place into view. */
export const showEvidence = (desk: HTMLElement | null): void => bringIntoView(desk, '[data-evidence]');

/** Brings the first sentence that can be chosen into view. */
export const showSentences = (desk: HTMLElement | null): void => bringIntoView(desk, '[data-sentence]');

/** Gently, unless motion is unwanted; below a sheet there is room at the top only. */
function bringIntoView(desk: HTMLElement | null, place: string): void {
  const lit = desk?.querySelector(place);
  if (!lit) return;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const beside = window.matchMedia('(min-width: 60.625em)').matches;
  lit.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: beside ? 'nearest' : 'start' });
}
