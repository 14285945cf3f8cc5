/** Another tab of this person, which was opened before it is known where it leads. */
export interface TabBeside {
  readonly lead: (url: string) => void;
  readonly close: () => void;
}

/** Opens an empty tab. It has the login of this one, and what it leads to cannot reach this page. @returns null where the browser opens none. */
export function openTabBeside(): TabBeside | null {
  const tab = window.open('', '_blank');
  if (tab === null) return null;
  tab.opener = null;
  return { lead: (url) => tab.location.replace(url), close: () => tab.close() };
}
