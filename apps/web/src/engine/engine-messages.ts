import type { FieldCode, KundliData, KundliRequest, Params, Place, UntimedKundliData } from "@lagna/contract";
import type { Language } from "@lagna/terms";

/** What a page asks of the engine's thread. */
export interface EngineRequest {
  readonly id: number;
  readonly birth: KundliRequest;
  /** The place chosen from the suggestions; with typed coordinates the nearest town, for its time zone. */
  readonly place: Place;
  readonly language: Language;
}

/** An input that the engine refuses, as the API would. */
export interface EngineRefusal {
  readonly path: string;
  readonly code: FieldCode;
  readonly params: Params;
}

/** What the thread answers: a kundli, a refusal, or `failed` if it could not be loaded or computed. */
export type EngineAnswer = { readonly id: number } & (
  | { readonly data: KundliData | UntimedKundliData }
  | { readonly refusal: EngineRefusal }
  | { readonly failed: string }
);
