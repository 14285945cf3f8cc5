/** What a person reads whose session is over; a file of its own, because every page has it, and of the other refusals none. */
export const SIGNED_OUT =
  'Eeek. It appears your session has timed out. Please refresh your browser and try again';
