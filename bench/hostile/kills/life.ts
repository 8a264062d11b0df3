import type { Requests } from "./requests.ts";

/** What can be read of a subject, in words, for example "active administrator". */
export type State = string;
export const NONE: State = "none";

/** One write. It is acknowledged when a response with a status below 300 has arrived as a whole. */
export interface Write {
  /** As it is counted, for example "approval". */
  readonly name: string;
  /** The state in which it leaves the subject. */
  readonly after: State;
  send(): Promise<Response>;
  /** Takes what later writes need from the response. */
  accept?(text: string): void;
}

/** A subject that only this life writes, one write after the other. */
export interface Life {
  /** Before the first write. */
  readonly before: State;
  readonly writes: readonly Write[];
  read(): Promise<State>;
}

/** A kind of subject with all its writes. */
export interface SubjectKind {
  readonly name: string;
  /** @param serial a different number for each life of the kind; every third life ends without the deletion */
  begin(requests: Requests, serial: number): Promise<Life>;
}

/** Of three lives one leaves its subject, so that there is something to lose. */
export const isKept = (serial: number): boolean => serial % 3 === 0;
