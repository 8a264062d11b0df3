import { useQueries } from "@tanstack/react-query";
import { getIsoTime } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useBirthDate } from "../../../domain/birth/use-birth-date.ts";
import { Skeleton } from "../../../ui/feedback.tsx";
import { LoadError } from "../../../ui/load-error.tsx";
import { fetchChartOfPerson, type Match, type MatchPeople, type Side, SIDES } from "../match-api.ts";
import type { Names } from "../use-koota-texts.ts";
import { PairCharts } from "./pair-charts.tsx";
import { PairYears } from "./pair-years.tsx";

/** Charts and dashas of both, where both births are known with their times. */
export function PairSection({ match, people, names }: { match: Match; people: MatchPeople; names: Names }) {
  const { t } = useTranslation("matching");
  const caption = useBirthCaption(match);
  const [girl, boy] = useQueries({
    queries: SIDES.map((side) => ({
      queryKey: ["matching", "chart", people[side]],
      queryFn: ({ signal }: { signal: AbortSignal }) => fetchChartOfPerson(people[side], signal),
    })),
  });
  const failed = [girl, boy].find((query) => query?.isError);
  if (failed) return <LoadError query={failed} fallback={t("failed")} className="mt-10" />;
  if (girl?.data === undefined || boy?.data === undefined) return <Skeleton className="mt-10 h-96 w-full" />;
  if (girl.data === null || boy.data === null) return <p className="mt-8 text-ink-muted">{t("pair.noCharts")}</p>;
  const charts = { girl: girl.data, boy: boy.data };
  return (
    <>
      <PairCharts charts={charts} captions={{ girl: caption("girl"), boy: caption("boy") }} names={names} />
      <PairYears charts={charts} names={names} />
    </>
  );
}

function useBirthCaption(match: Match): (side: Side) => string {
  const formatDate = useBirthDate();
  return (side) => {
    const { birth } = match[side];
    return birth === null ? "" : [formatDate(birth), getIsoTime(birth.local), birth.place.city].join(", ");
  };
}
