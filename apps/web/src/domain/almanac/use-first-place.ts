import type { Today } from "@lagna/contract";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { useSession } from "../../lib/session.ts";
import { type AlmanacQuery, FIRST_PLACE, toPlaceQuery, useStoredPlace } from "./almanac-place.ts";

/** While it is not known yet whose place it is; nothing is asked for it. */
const UNKNOWN_PLACE: AlmanacQuery = {};

/**
 * The place of the almanac where none is in the address: the one chosen in this browser; else, of a signed-in person,
 * that of their account or of the birth in their own chart; else the first one.
 */
export function useFirstPlace(isNeeded: boolean): AlmanacQuery {
  const { user, hasSession, loading } = useSession();
  const language = useLanguage();
  const { place, hasPlace } = useStoredPlace();
  const ofAccount = user?.almanac?.place_id ?? null;
  const isAsked = isNeeded && !hasPlace && hasSession && ofAccount === null;
  const own = useQuery({
    queryKey: ["almanac", "own-place", user?.email],
    // Without a place in it, the server takes the account's, or else that of the own chart.
    queryFn: ({ signal }) => api<{ readonly data: Today }>(`/api/v1/today?language=${language}`, { signal }),
    enabled: isAsked && !loading,
    retry: false,
    staleTime: Infinity,
  });
  if (hasPlace) return place;
  if (loading || (isAsked && own.isPending)) return UNKNOWN_PLACE;
  if (ofAccount !== null) return { place_id: String(ofAccount) };
  return isAsked && own.data ? toPlaceQuery(own.data.data.place) : FIRST_PLACE;
}
