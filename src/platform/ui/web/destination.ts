/** Where a link leads: a screen's path (parameters filled in) and its search parameters. */
export interface Destination {
  readonly to: string;
  readonly search?: Readonly<Record<string, string | number | boolean>>;
  /** Takes the place of the present screen in the history. */
  readonly replace?: boolean;
}
