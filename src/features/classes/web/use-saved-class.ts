import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { faultsOf, refusedFields } from '#platform/endpoint/web/form-errors.ts';
import type { FormField } from '#platform/endpoint/web/use-endpoint-form.ts';
import { endpointKey } from '#platform/endpoint/web/use-endpoint-query.ts';
import { announce } from '#platform/ui/web/live-region.tsx';
import type { LastChange } from '#platform/ui/web/saved-mark.tsx';
import { getClass, listClasses, type TeacherClass, updateClass } from '../contract/endpoints.ts';
import { bodyOfField, type ClassField, crossedLevels } from './class-changes.ts';
import { type ClassFormValues, classFormFaults, valuesOfClass } from './class-form.ts';

export interface SavedClass {
  readonly values: ClassFormValues;
  readonly field: <K extends ClassField>(name: K) => FormField<ClassFormValues[K]>;
  readonly last: LastChange<ClassField> | null;
  /** Saves the text that is being typed. */
  readonly saveText: () => void;
}

/** Typed letter by letter: saved when its field is left. */
const TEXTS: readonly ClassField[] = ['name'];

/** A class that keeps each change by itself. What is refused goes back to what it was, and its field says why. */
export function useSavedClass(schoolClass: TeacherClass): SavedClass {
  const [values, setValues] = useState(() => valuesOfClass(schoolClass));
  const [last, setLast] = useState<LastChange<ClassField> | null>(null);
  const shown = useRef(values);
  const kept = useRef(values);
  /** What the server has been asked for, answered or not. */
  const asked = useRef(values);
  const send = useSending(schoolClass);
  const show = <K extends ClassField>(field: K, value: ClassFormValues[K]) => {
    shown.current = { ...shown.current, [field]: value };
    setValues(shown.current);
  };
  const save = async (field: ClassField) => {
    const sent = shown.current;
    if (sent[field] === asked.current[field]) return;
    asked.current = { ...asked.current, [field]: sent[field] };
    setLast({ field, state: 'saving' });
    const error = await send(field, sent);
    if (error === null) {
      kept.current = { ...kept.current, [field]: sent[field] };
      setLast({ field, state: 'saved' });
      announce('Saved.');
      return;
    }
    // A later change of the same field has its own answer.
    if (asked.current[field] === sent[field]) {
      asked.current = { ...asked.current, [field]: kept.current[field] };
      show(field, kept.current[field]);
    }
    setLast({ field, state: 'refused', error });
    announce(error);
  };
  const saveText = () => TEXTS.forEach((field) => void save(field));
  const leave = useRef(saveText);
  useEffect(() => {
    leave.current = saveText;
  });
  useEffect(() => () => leave.current(), []);
  return {
    values,
    last,
    saveText,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => {
        show(name, value);
        if (!TEXTS.includes(name)) void save(name);
      },
      ...(last?.field === name && last.error !== undefined && { error: last.error }),
    }),
  };
}

/** Sends one change after the other, each with its field alone. @returns why it was refused; null when it was kept. */
function useSending({ id, teacherId }: TeacherClass) {
  const api = useApi();
  const queryClient = useQueryClient();
  const before = useRef<Promise<unknown>>(Promise.resolve());
  const send = async (field: ClassField, values: ClassFormValues): Promise<string | null> => {
    const body = { ...bodyOfField(field, values), teacherId };
    const result = await api(updateClass, { params: { id }, body });
    if (!result.ok) return firstOf(refusedFields(result.problem)) ?? `Not saved. ${result.problem.detail}`;
    await Promise.all(
      [getClass, listClasses].map((read) => queryClient.invalidateQueries({ queryKey: endpointKey(read) })),
    );
    return null;
  };
  return (field: ClassField, values: ClassFormValues): Promise<string | null> => {
    const fault = faultOf(field, values);
    if (fault !== null) return Promise.resolve(fault);
    const sending = before.current.then(() => send(field, values));
    before.current = sending;
    return sending;
  };
}

/** What can be told without the server. */
const faultOf = (field: ClassField, values: ClassFormValues): string | null =>
  crossedLevels(field, values) ??
  firstOf(classFormFaults(values)) ??
  firstOf(faultsOf(updateClass.body, { ...bodyOfField(field, values), teacherId: 1 }));

const firstOf = (faults: Readonly<Record<string, string>>): string | null => Object.values(faults)[0] ?? null;
