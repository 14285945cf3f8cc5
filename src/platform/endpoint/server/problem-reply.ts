import { z } from 'zod';
import type { EndpointSpec, NeededPlan } from '../contract/endpoint.ts';
import { commonErrors, type ErrorSpec, type Problem } from '../contract/problem.ts';
import { toWire } from '../contract/wire.ts';
import type { Refusal } from './refusal.ts';

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  421: 'Misdirected Request',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** Which status and sentence a code has, at this endpoint or at any. */
export function errorSpec(code: string, endpoint?: EndpointSpec): ErrorSpec {
  const common: Readonly<Record<string, ErrorSpec>> = commonErrors;
  const spec = endpoint?.errors?.[code] ?? common[code] ?? commonErrors['server-error'];
  return code === 'not-in-plan' && endpoint?.plan ? { ...spec, extra: closedBy(endpoint.plan) } : spec;
}

/** Which part of a plan the person does not have, so that a screen can say it by its name. */
const closedBy = (plan: readonly NeededPlan[]) =>
  z.object({ feature: z.enum(plan.map(({ feature }) => feature)) });

/** The problem document of a refusal (RFC 9457), its fields by the names of the wire. */
export function problemOf(refusal: Refusal, requestId: string, endpoint?: EndpointSpec): Problem {
  const spec = errorSpec(refusal.code, endpoint);
  const names = toWire(endpoint?.wire?.body);
  return {
    ...refusal.details.extra,
    type: `urn:openleaf:problem:${refusal.code}`,
    title: TITLES[spec.status] ?? 'Error',
    status: spec.status,
    code: refusal.code,
    detail: refusal.details.detail ?? spec.detail,
    errors: (refusal.details.errors ?? []).map((error) => ({ ...error, path: names.path(error.path) })),
    requestId,
  };
}
