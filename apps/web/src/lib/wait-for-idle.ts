/** Resolves when the page is next idle, so that prefetching never delays a response to user input. */
export const waitForIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari lacks requestIdleCallback.
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 0);
  });
