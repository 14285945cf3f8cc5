import { useRef } from 'react';

/** A key for what is sent: the same for the same, so that it is made once though its reply was lost; what was changed is something new. */
export function useKeyOf(): (body: object) => string {
  const keys = useRef(new Map<string, string>());
  return (body) => {
    const text = JSON.stringify(body);
    const key = keys.current.get(text) ?? crypto.randomUUID();
    keys.current.set(text, key);
    return key;
  };
}
