import { useEffect, useRef, useState } from 'react';
import type { EndpointSpec, ResponseOf } from '../contract/endpoint.ts';
import type { CallCode, CallInput, CallProblem } from './call.ts';
import { type FieldErrors, faultsOf, refusedFields } from './form-errors.ts';
import { type MutationOptions, useEndpointMutation } from './use-endpoint-mutation.ts';

export interface EndpointFormOptions<E extends EndpointSpec, Values extends object>
  extends MutationOptions<E> {
  readonly initial: Values;
  readonly toInput: (values: Values) => CallInput<E>;
  /** Where a field of the body has another name in the form: `{ 'settings.lowestLevel': 'minLevel' }`. */
  readonly paths?: Readonly<Record<string, Extract<keyof Values, string>>>;
  /** Values that another screen asks for: what is wrong with them is said above the fields. */
  readonly unshown?: readonly Name<Values>[];
  /** What the contract cannot know, by field. */
  readonly check?: (values: Values) => Partial<Record<Extract<keyof Values, string>, string>>;
  /** Called with the values after every change, to keep them (a form over several screens, a reload). */
  readonly onChange?: (values: Values) => void;
  readonly onDone: (data: ResponseOf<E>, values: Values) => unknown;
}

type Name<Values> = Extract<keyof Values, string>;

export interface EndpointForm<E extends EndpointSpec, Values extends object> {
  readonly values: Values;
  readonly set: <K extends Name<Values>>(name: K, value: Values[K]) => void;
  /** What a field of the kit needs. */
  readonly field: <K extends Name<Values>>(name: K) => FormField<Values[K]>;
  readonly pending: boolean;
  /** A patient form waits for a busy server, so many seconds; null while it does not. */
  readonly pausing: number | null;
  /** Why it was refused; null while it is fine. */
  readonly problem: CallProblem<CallCode<E>> | null;
  /** Sentences about parts of the body that no field shows. */
  readonly others: readonly string[];
  readonly submit: () => void;
}

export interface FormField<Value> {
  readonly name: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly error?: string;
}

/**
 * A form that ends in one call. The contract's own schema judges what was typed, with the same sentences as the server;
 * a refusal marks the fields by their paths and moves the focus to the first wrong one. Nothing typed is ever lost.
 */
export function useEndpointForm<E extends EndpointSpec, Values extends object>(
  endpoint: E,
  {
    initial,
    toInput,
    paths = {},
    unshown = [],
    check,
    onChange,
    onDone,
    ...mutation
  }: EndpointFormOptions<E, Values>,
): EndpointForm<E, Values> {
  const [values, setValues] = useState(initial);
  // Two fields may change in one event; each must see the other's value.
  const latest = useRef(values);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<CallProblem<CallCode<E>> | null>(null);
  const { send, pending, pausing } = useEndpointMutation(endpoint, mutation);
  const refuse = useFocusOnFault(setErrors);

  const set = <K extends Name<Values>>(name: K, value: Values[K]) => {
    const next = { ...latest.current, [name]: value };
    latest.current = next;
    setValues(next);
    onChange?.(next);
    setErrors(({ [name]: _mended, ...others }) => others);
  };
  const named = (found: FieldErrors): FieldErrors =>
    Object.fromEntries(Object.entries(found).map(([path, message]) => [paths[path] ?? path, message]));

  const submit = async () => {
    const input = toInput(values);
    const faults = {
      ...named(faultsOf(endpoint.body, (input as { body?: unknown }).body)),
      ...check?.(values),
    };
    if (Object.keys(faults).length > 0) {
      setProblem(null);
      refuse(faults);
      return;
    }
    const result = await send(input);
    setProblem(result.ok ? null : result.problem);
    if (result.ok) await onDone(result.data, values);
    else refuse(named(refusedFields(result.problem)));
  };

  return {
    values,
    set,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => set(name, value),
      ...(errors[name] !== undefined && { error: errors[name] }),
    }),
    pending,
    pausing,
    problem,
    others: Object.entries(errors).flatMap(([name, message]) =>
      name in values && !unshown.some((one) => one === name) ? [] : [message],
    ),
    submit: () => void submit(),
  };
}

/** Marks the wrong fields and, once they are drawn as wrong, moves the focus to the first of them on the screen. */
function useFocusOnFault(setErrors: (errors: FieldErrors) => void): (errors: FieldErrors) => void {
  const [turn, setTurn] = useState(0);
  const wrong = useRef<FieldErrors>({});
  useEffect(() => {
    if (turn === 0) return;
    const fields = document.querySelectorAll<HTMLElement>('input[name], select[name], textarea[name]');
    [...fields].find((field) => (field.getAttribute('name') ?? '') in wrong.current)?.focus();
  }, [turn]);
  return (errors) => {
    wrong.current = errors;
    setErrors(errors);
    setTurn((before) => before + 1);
  };
}
