import type { Place, Today } from "@lagna/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { useSession } from "../../lib/session.ts";
import { useStoredPlace } from "../almanac/almanac-place.ts";
import { buildTodayPath } from "../almanac/today-path.ts";
import { usePlaceOptionFormatter } from "../birth/use-place-option-formatter.ts";

/** Where a question is asked. */
export interface QuestionPlace {
  /** Of a search result. */
  readonly id: number;
  readonly name: string;
  readonly timeZone: string;
}

/** The place last chosen on this device, else that of the account; null while it is loaded, and if there is none. */
function useDevicePlace(): QuestionPlace | null {
  const language = useLanguage();
  const { user } = useSession();
  const { place: stored, hasPlace } = useStoredPlace();
  const ofAccount = user?.almanac?.place_id;
  const id = (hasPlace ? stored["place_id"] : ofAccount?.toString()) ?? "";
  const { data } = useQuery({
    queryKey: ["question-place", id, language],
    queryFn: ({ signal }) =>
      api<{ readonly data: Pick<Today, "place"> }>(buildTodayPath({ place_id: id }, language), { signal }),
    enabled: id !== "",
    staleTime: Infinity,
    // Without it the place is typed.
    retry: false,
  });
  return data ? { id: Number(id), name: data.data.place.name, timeZone: data.data.place.time_zone } : null;
}

export interface QuestionPlaceState {
  readonly place: QuestionPlace | null;
  /** The place of the device, unless another one is being typed. */
  readonly ofDevice: QuestionPlace | null;
  /** The search result chosen; null while there is none. */
  readonly typed: Place | null;
  readonly choose: (place: Place | null) => void;
}

/** Where the person asks: the place of this device, or one that is typed. */
export function useQuestionPlace(): QuestionPlaceState {
  const device = useDevicePlace();
  const format = usePlaceOptionFormatter();
  const [choice, setChoice] = useState<{ readonly place: Place | null } | null>(null);
  const typed = choice?.place ?? null;
  const chosen = typed && { id: typed.id, name: format(typed).name, timeZone: typed.time_zone };
  return {
    place: choice ? chosen : device,
    ofDevice: choice ? null : device,
    typed,
    choose: (place) => setChoice({ place }),
  };
}
