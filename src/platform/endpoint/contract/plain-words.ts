import type { z } from 'zod';

/** What a value is, by the name that the schema library has for it. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
  null: 'empty',
};

const FORMS: Readonly<Record<string, string>> = {
  email: 'an email address',
  url: 'a web address',
  uuid: 'a UUID',
  date: 'a date, such as 2026-03-31',
  datetime: 'a time, such as 2026-03-31T14:00:00Z',
};

/** What is counted in a text or a list. */
const UNITS: Readonly<Record<string, string>> = { string: 'characters', array: 'items' };

/**
 * What people and programs read of a value that does not fit its schema, where the schema has no sentence of its own: the
 * schema library's words are for its own users.
 */
export function plainWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'This is missing.'
        : `Please give ${KINDS[issue.expected] ?? 'another value'} here.`;
    case 'invalid_value':
      return `Please give one of these: ${issue.values.map(String).join(', ')}.`;
    case 'too_big':
      return tooBig(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'invalid_format':
      return issue.format in FORMS
        ? `Please give ${FORMS[issue.format]}.`
        : 'This does not have the right form.';
    case 'not_multiple_of':
      return `Please give a multiple of ${issue.divisor}.`;
    case 'unrecognized_keys':
      return `There is no field called ${issue.keys.join(' or ')}.`;
    default:
      return 'This is not right.';
  }
}

function tooBig({ origin, maximum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  const unit = UNITS[origin];
  if (unit !== undefined) return `At most ${maximum} ${unit} fit here.`;
  return `Please give a number of ${inclusive === false ? 'less than' : 'at most'} ${maximum}.`;
}

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  const unit = UNITS[origin];
  if (unit !== undefined)
    return minimum === 1 ? 'This is empty.' : `At least ${minimum} ${unit} are needed here.`;
  return `Please give a number of ${inclusive === false ? 'more than' : 'at least'} ${minimum}.`;
}
