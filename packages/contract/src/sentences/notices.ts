import type { NOTICES_EN } from "./notices.en.ts";
import type { ParamsOf, Translated } from "./sentence.ts";

type English = typeof NOTICES_EN;

/** Something an answer has to say about a choice that was made. Closed; machines may be told more than the sentence is. */
export type Notice = {
  readonly [Code in keyof English]: {
    readonly code: Code;
    readonly params: ParamsOf<English[Code]> & Readonly<Record<string, string>>;
  };
}[keyof English];
export type Notices = Translated<English>;
