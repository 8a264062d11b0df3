import type { Calendar, Gender, Graha, Nakshatra, Rashi, SettingsRequest } from "@lagna/terms";
import type { FieldError } from "../../errors/app-error.ts";

/** The owner: stored with the e-mail address as specified, but valid only for this account. */
export interface Owner {
  readonly userId: string;
  /** Lower-cased. */
  readonly email: string;
}

/** Birth data and settings as entered. */
export interface KundliFields {
  readonly name: string;
  readonly gender: Gender;
  readonly year: number | null;
  readonly month: string;
  readonly day: number | null;
  /** Null if it is not stated. */
  readonly calendar: Calendar | null;
  readonly hour: number | null;
  readonly minute: number | null;
  readonly second: number;
  /** Plus or minus; null if the time is exact. */
  readonly uncertaintyMinutes: number | null;
  /** If true, hour and minute are ignored. */
  readonly timeUnknown: boolean;
  readonly city: string;
  readonly country: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly timeZone: string | null;
  readonly utcOffset: string | null;
  readonly settings: SettingsRequest | null;
  readonly tags: readonly string[];
  readonly notes: string;
}

/** Position of a graha or the lagna. */
export interface Placement {
  readonly sign: Rashi;
  /** 1–12, by the kundli's house system; 1 for the lagna. */
  readonly house: number;
  readonly nakshatra: Nakshatra;
  readonly pada: number;
}

/** What lists show and searches match, stored so that neither needs a computation. */
export interface ChartSummary {
  readonly utcOffset: string;
  /** Degrees, north and east positive, with the place's names in Devanagari. Absent in summaries of earlier revisions. */
  readonly birthplace?: {
    readonly latitude: number;
    readonly longitude: number;
    readonly hindi?: { readonly city: string | null; readonly state: string | null; readonly country: string } | null;
  };
  readonly places: Readonly<Record<Graha | "lagna", Placement>>;
  /** Vimshottari, ISO 8601. */
  readonly mahaDashas: readonly { readonly lord: Graha; readonly start: string; readonly end: string }[];
}

/** Result of the fields: a chart summary, or the problems that prevent a chart. */
export interface ComputedSummary {
  /** `CHART_REVISION` at the time of computation; summaries of other revisions are recomputed. */
  readonly revision: number;
  readonly problems: readonly FieldError[];
  readonly chart: ChartSummary | null;
}

export interface SavedKundli extends KundliFields {
  readonly id: string;
  readonly ownerId: string;
  readonly ownerEmail: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly isSelf: boolean;
  /** Equal for the same person's birth; null while the birth is incomplete. */
  readonly birthKey: string | null;
  /** Null until it could be computed. */
  readonly chartSummary: ComputedSummary | null;
}

/** A save, as it is stored if there is no conflict. `isSelf` undefined keeps the present value. */
export interface KundliSave {
  readonly kundli: Omit<SavedKundli, "isSelf">;
  readonly isSelf: boolean | undefined;
}

/** `known`: exactly this was stored already. */
export interface StoredKundli {
  readonly kind: "created" | "updated" | "known";
  readonly kundli: SavedKundli;
}
/** `taken`: the id belongs to someone else; `gone`: the account was deleted. */
export type CreateOutcome =
  | StoredKundli
  | { readonly kind: "conflict" }
  | { readonly kind: "taken" }
  | { readonly kind: "gone" };
export type UpdateOutcome = StoredKundli | { readonly kind: "stale" } | { readonly kind: "missing" };
export type DeleteOutcome = "deleted" | "stale" | "missing";

/** Saved kundlis, each visible only to its owner. Each method is atomic. */
export interface KundliRepository {
  findAll(owner: Owner): Promise<SavedKundli[]>;
  find(owner: Pick<Owner, "userId">, id: string): Promise<SavedKundli | null>;
  count(owner: Owner): Promise<number>;
  /** See `decideCreate`. */
  create(save: KundliSave): Promise<CreateOutcome>;
  /** See `decideUpdate`; `save.kundli.version` is the version that was edited. */
  update(save: KundliSave): Promise<UpdateOutcome>;
  /** @param version the version the caller saw; null for any */
  delete(owner: Owner, id: string, version: number | null): Promise<DeleteOutcome>;
  /** Stores the chart summary of this version, if it is still the current one. */
  saveChartSummary(owner: Owner, id: string, version: number, chartSummary: ComputedSummary): Promise<void>;
  erase(owner: Pick<Owner, "userId">): Promise<void>;
}
