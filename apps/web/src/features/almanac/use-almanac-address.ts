import { useSearchParams } from "react-router";
import { type AlmanacQuery, FIRST_PLACE, storePlace } from "../../domain/almanac/almanac-place.ts";
import { useAccountChoices } from "../../domain/almanac/use-account-choices.ts";
import { useFirstPlace } from "../../domain/almanac/use-first-place.ts";

export type { AlmanacQuery };

/** What the address of every page of the almanac may hold. */
const KEPT = ["place_id", "latitude", "longitude", "time_zone", "preset", "birth_nakshatra"] as const;

function readPlace(params: URLSearchParams): AlmanacQuery | null {
  const of = (keys: readonly string[]): AlmanacQuery =>
    Object.fromEntries(keys.flatMap((key) => (params.get(key) ? [[key, params.get(key) as string]] : [])));
  const id = params.get("place_id");
  if (id !== null) return { place_id: id };
  if (params.has("latitude") && params.has("longitude")) return of(["latitude", "longitude", "time_zone"]);
  return null;
}

/**
 * The place and the choices of the almanac in the address, so that a link shows the same to everyone. A chosen place is
 * remembered in this browser.
 */
export function useAlmanacAddress() {
  useAccountChoices();
  const [params, setParams] = useSearchParams();
  const linked = readPlace(params);
  const first = useFirstPlace(linked === null);
  const place = linked ?? first;
  const preset = params.get("preset");
  const change = (changes: Readonly<Record<string, string | null>>): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [key, value] of Object.entries(changes)) {
          if (value === null) next.delete(key);
          else next.set(key, value);
        }
        return next;
      },
      { preventScrollReset: true },
    );
  return {
    params,
    place,
    hasPlace: place !== FIRST_PLACE,
    /** Of every request. */
    query: { ...place, ...(preset !== null && { preset }) } as AlmanacQuery,
    preset: preset ?? "lagna",
    change,
    choosePlace: (id: number): void => {
      storePlace(id);
      change({ place_id: String(id), latitude: null, longitude: null, time_zone: null });
    },
    /** The address of another page of the almanac at the same place. */
    linkTo: (path: string, more: AlmanacQuery = {}): string => {
      const kept = KEPT.flatMap((key) => (params.get(key) ? [[key, params.get(key) as string]] : []));
      const search = new URLSearchParams({ ...Object.fromEntries(kept), ...more }).toString();
      return search === "" ? path : `${path}?${search}`;
    },
  };
}
export type AlmanacAddress = ReturnType<typeof useAlmanacAddress>;
