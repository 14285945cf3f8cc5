import { useEffect, useState } from 'react';
import { type LoginUnderWay, leaveFor } from './login-under-way.ts';

/** Sends the tab to a provider, and says that it is on its way: a second press would begin another login. */
export function useLeaving() {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    // Who goes back may find the page as it was left.
    const back = () => setLeaving(false);
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);
  const leave = (address: string, login: LoginUnderWay) => {
    setLeaving(true);
    leaveFor(address, login);
  };
  return { isLeaving, leave };
}
