import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/** False on a page that comes as HTML until the app has taken it over; true for what the app renders itself. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
