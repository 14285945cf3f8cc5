/** Lets the browser do what else there is to do: answer a press, draw. At least so many milliseconds. */
export const pause = (milliseconds = 0): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
