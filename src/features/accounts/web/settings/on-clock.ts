import { shortDateTime } from '#platform/wording/core/figures.ts';

/** A moment by the clock of the device: "Nov 20, 2026, 9:05 AM". */
export const onClock = (moment: string): string =>
  shortDateTime(moment, Intl.DateTimeFormat().resolvedOptions().timeZone);
