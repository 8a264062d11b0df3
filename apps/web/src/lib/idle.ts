/** When the page next has nothing to do: what is only fetched ahead waits for that, so that a hand is answered first. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari does not tell.
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 0);
  });
