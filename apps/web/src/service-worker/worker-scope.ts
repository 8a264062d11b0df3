/** What of a service worker is used here: the library of types for workers does not go beside the one for pages. */

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
export interface FetchEvent extends Extendable {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface MessageOfPage extends Extendable {
  readonly data: unknown;
}

export interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", listener: (event: Extendable) => void): void;
  addEventListener(kind: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(kind: "message", listener: (event: MessageOfPage) => void): void;
}
