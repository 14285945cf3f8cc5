/** So often an open page looks how a competition goes; a page that is not in front does not look. */
const EVERY_MS = 20_000;

/** After twenty minutes it stops, so that a page that is left open keeps nobody logged in. */
const MOST_LOOKS = 60;

/** For `refetchInterval`. */
export const lookAgain = ({
  state,
}: {
  readonly state: { readonly dataUpdateCount: number };
}): number | false => (state.dataUpdateCount < MOST_LOOKS ? EVERY_MS : false);
