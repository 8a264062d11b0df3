import { isMobile, type Device } from "../../lib/device.ts";

export type SignInFlow = "popup" | "redirect";

/**
 * How Google's page is shown. A popup is lost or blocked on phones and on iOS, and a cross-origin isolated page cannot receive messages
 * from one; in these cases the whole page goes to Google's and comes back.
 */
export function chooseFlow(device: Device, forceRedirect: boolean): SignInFlow {
  return forceRedirect || isMobile(device) || device.crossOriginIsolated || device.ios ? "redirect" : "popup";
}

export type Persistence = "local" | "session" | "memory";

/** Storage types to try, best first: iOS Safari keeps a sign-in for the session only, and a browser may refuse any storage. */
export function choosePersistence(device: Pick<Device, "iosSafari">): readonly Persistence[] {
  return device.iosSafari ? ["session", "memory"] : ["local", "session", "memory"];
}
