/** Whether this Openleaf sells plans, as the server says it in the page. Where it does not, no screen speaks of any. */
export const hasPlans = (page: Document = document): boolean =>
  page.querySelector<HTMLMetaElement>('meta[name="openleaf-plans"]')?.content === 'on';
