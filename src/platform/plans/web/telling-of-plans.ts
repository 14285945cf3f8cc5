import type { ApiClient } from '#platform/endpoint/web/call.ts';
import { planWasRefused } from './plan-gate.ts';

/** The same calls; one that is refused for want of a plan shows the prices over the page, and its screen hears of it as of any refusal. */
export const tellingOfPlans =
  (api: ApiClient): ApiClient =>
  async (endpoint, input) => {
    const result = await api(endpoint, input);
    if (!result.ok) planWasRefused(result.problem);
    return result;
  };
