import { useEffect, useState } from 'react';
import { isString } from '#platform/device/core/shape.ts';
import { keepInTab } from '#platform/device/web/keep-in-tab.ts';

/** The name of a child for the home without a network: kept in this tab while the child is logged in. @param name once it is known. */
export function useKeptName(userId: number, name: string | undefined): string | undefined {
  const [kept, setKept] = useState<string>();
  useEffect(() => {
    const read = async () => {
      const before = await keepInTab(`name.${userId}`).read();
      if (isString(before)) setKept(before);
    };
    void read();
  }, [userId]);
  useEffect(() => {
    if (name !== undefined) void keepInTab(`name.${userId}`).write(name);
  }, [userId, name]);
  return name ?? kept;
}
