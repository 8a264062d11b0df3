import type { UntimedKundliData } from "@lagna/contract";
import { DOSHA_WORDS, type DoshaId, YOGA_WORDS, type YogaId } from "@lagna/terms";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { Skeleton } from "../../ui/feedback.tsx";
import { QueryPlaceholder } from "../kundli/query-placeholder.tsx";
import { useTermFormatter } from "../formatting/use-term-formatter.ts";
import type { FetchDaySections } from "./get-day-signs.ts";

const NAMES = ["yogas", "doshas"] as const;

/** Yogas and doshas that are present throughout the day, and how many depend on the time. */
export function DayYogas({ data, sections }: { data: UntimedKundliData; sections: FetchDaySections }) {
  const { t } = useTranslation("uncertain");
  const { birth, settings } = data;
  const query = useQuery({
    queryKey: ["untimed", birth.local, birth.place, settings, ...NAMES],
    queryFn: ({ signal }) => sections(NAMES, signal),
    staleTime: Infinity,
    gcTime: Infinity,
  });
  if (query.data) return <DayYogasSummary data={query.data} />;
  return (
    <QueryPlaceholder query={query} loadingText={t("untimed.judging")}>
      <Skeleton className="h-32 w-full" />
    </QueryPlaceholder>
  );
}

function DayYogasSummary({ data: { uncertainty } }: { data: UntimedKundliData }) {
  const { t } = useTranslation("uncertain");
  const say = useTermFormatter();
  const format = useFormat();
  const certainFacts = uncertainty.facts.filter(
    ({ path, stable, value }) => stable && value === true && path.endsWith(".holds"),
  );
  const open = new Set(
    uncertainty.facts
      .filter(({ path, stable, value }) => path.endsWith(".holds") && (!stable || value === null))
      .map(({ path }) => path),
  );
  const words = certainFacts.map(({ path }) => {
    const [kind, id = ""] = path.split(".");
    return kind === "yogas" ? YOGA_WORDS[id as YogaId] : DOSHA_WORDS[id as DoshaId];
  });
  return (
    <>
      <p className="measure">
        {t("untimed.held", {
          count: words.length,
          number: format.number(words.length),
          open: format.number(open.size),
        })}
      </p>
      <ul>
        {words.map((one) => (
          <li key={one.en} className="border-b border-line py-3">
            <h4 className="font-medium">{say(one)}</h4>
            <p className="measure text-sm">{say(one, "sense")}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
