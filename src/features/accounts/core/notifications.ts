/** The mails that a teacher may do without, by the name that their setting has (product: "People"). */
export const NOTIFICATIONS = {
  new_students: 'When I create student accounts and ask for an email about it',
  new_passwords: 'When I give students new passwords and ask for an email about it',
  withdrawn_consent: 'When a parent withdraws consent for a student of mine',
} as const;

export type Notification = keyof typeof NOTIFICATIONS;
export const NOTIFICATION_NAMES = Object.keys(NOTIFICATIONS) as Notification[];

/** The setting of a person that holds what they do without. */
export const NOTIFICATIONS_SETTING = 'notifications';

/** Whether a person gets a mail: everybody does who has not turned it off. What a client wrote in any other way turns nothing off. */
export function wantsMail(settings: Readonly<Record<string, unknown>>, mail: Notification): boolean {
  const chosen = settings[NOTIFICATIONS_SETTING];
  return !(typeof chosen === 'object' && chosen !== null && Reflect.get(chosen, mail) === false);
}

/** The setting with one mail turned on or off, and the others as they are. */
export const withMail = (
  settings: Readonly<Record<string, unknown>>,
  mail: Notification,
  isOn: boolean,
): Record<Notification, boolean> => ({
  ...(Object.fromEntries(NOTIFICATION_NAMES.map((name) => [name, wantsMail(settings, name)])) as Record<
    Notification,
    boolean
  >),
  [mail]: isOn,
});
