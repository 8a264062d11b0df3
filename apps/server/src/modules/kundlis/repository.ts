import type { Gender, Graha, Nakshatra, Rashi, SettingsRequest } from "@lagna/terms";
import type { FieldError } from "../../errors.ts";

/** Whose kundlis they are: kept with the address, as specified, and counting for this account alone. */
export interface Owner {
  readonly userId: string;
  /** Lower-cased. */
  readonly email: string;
}

/** What a person typed and chose. */
export interface KundliFields {
  readonly name: string;
  readonly gender: Gender;
  readonly year: number | null;
  readonly month: string;
  readonly day: number | null;
  readonly hour: number | null;
  readonly minute: number | null;
  readonly second: number;
  /** Either way of the time; null where it is exact. */
  readonly uncertaintyMinutes: number | null;
  /** Then hour and minute are not looked at. */
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

/** Where a graha or the lagna stands. */
export interface Standing {
  readonly sign: Rashi;
  /** 1–12, by the kundli's own house system; the lagna's is 1. */
  readonly house: number;
  readonly nakshatra: Nakshatra;
  readonly pada: number;
}

/** What a list shows and a search finds, so that nothing is calculated for either. */
export interface ChartInBrief {
  readonly utcOffset: string;
  /** Degrees, north and east positive; its names in Devanagari. Absent in what was worked out by an earlier revision. */
  readonly birthplace?: {
    readonly latitude: number;
    readonly longitude: number;
    readonly hindi?: { readonly city: string | null; readonly state: string | null; readonly country: string } | null;
  };
  readonly places: Readonly<Record<Graha | "lagna", Standing>>;
  /** Vimshottari, ISO 8601. */
  readonly mahaDashas: readonly { readonly lord: Graha; readonly start: string; readonly end: string }[];
}

/** What came of the fields: a chart, or what keeps one from being made. */
export interface Reckoned {
  /** Of what this consists of: one of another revision is worked out anew. */
  readonly revision: number;
  readonly problems: readonly FieldError[];
  readonly chart: ChartInBrief | null;
}

export interface SavedKundli extends KundliFields {
  readonly id: string;
  readonly ownerId: string;
  readonly ownerEmail: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly isSelf: boolean;
  /** Equal for the same person's birth; null while the birth is not complete. */
  readonly birthKey: string | null;
  /** Null until it could be worked out. */
  readonly reckoned: Reckoned | null;
}

/** A save: as it shall be kept where nothing else stands against it. `isSelf` undefined: as it was. */
export interface Save {
  readonly kundli: Omit<SavedKundli, "isSelf">;
  readonly isSelf: boolean | undefined;
}

/** `known`: all of it was there already. */
export interface Kept {
  readonly kind: "created" | "updated" | "known";
  readonly kundli: SavedKundli;
}
/** `taken`: the id is somebody else's; `gone`: the account is. */
export type Created = Kept | { readonly kind: "conflict" } | { readonly kind: "taken" } | { readonly kind: "gone" };
export type Updated = Kept | { readonly kind: "stale" } | { readonly kind: "missing" };
export type Deleted = "deleted" | "stale" | "missing";

/** Saved kundlis, each of one owner and seen by nobody else. Each method happens whole or not at all. */
export interface KundliRepository {
  all(owner: Owner): Promise<SavedKundli[]>;
  find(owner: Pick<Owner, "userId">, id: string): Promise<SavedKundli | null>;
  count(owner: Owner): Promise<number>;
  /** As `decideCreate` says. */
  create(save: Save): Promise<Created>;
  /** As `decideUpdate` says; `save.kundli.version` is the one that was changed. */
  update(save: Save): Promise<Updated>;
  /** @param version the one that was seen; null for any */
  delete(owner: Owner, id: string, version: number | null): Promise<Deleted>;
  /** Keeps what was worked out of this version, if it is still that. */
  keepReckoned(owner: Owner, id: string, version: number, reckoned: Reckoned): Promise<void>;
  erase(owner: Pick<Owner, "userId">): Promise<void>;
}
