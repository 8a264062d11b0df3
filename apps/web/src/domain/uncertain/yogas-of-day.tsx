import type { UntimedKundliData } from "@lagna/contract";
import { DOSHA_WORDS, type DoshaId, YOGA_WORDS, type YogaId } from "@lagna/terms";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { Skeleton } from "../../ui/feedback.tsx";
import { NotFetched } from "../kundli/not-fetched.tsx";
import { useWord } from "../words/use-word.ts";
import type { SectionsOfDay } from "./signs-of-day.ts";

const NAMES = ["yogas", "doshas"] as const;

/** Yogas and doshas that hold at every hour of the day; how many hang on the hour. */
export function YogasOfDay({ data, sections }: { data: UntimedKundliData; sections: SectionsOfDay }) {
  const { t } = useTranslation("uncertain");
  const { birth, settings } = data;
  const query = useQuery({
    queryKey: ["untimed", birth.local, birth.place, settings, ...NAMES],
    queryFn: ({ signal }) => sections(NAMES, signal),
    staleTime: Infinity,
    gcTime: Infinity,
  });
  if (query.data) return <Told data={query.data} />;
  return (
    <NotFetched query={query} doing={t("untimed.judging")}>
      <Skeleton className="h-32 w-full" />
    </NotFetched>
  );
}

function Told({ data: { uncertainty } }: { data: UntimedKundliData }) {
  const { t } = useTranslation("uncertain");
  const say = useWord();
  const format = useFormat();
  const held = uncertainty.facts.filter(
    ({ path, stable, value }) => stable && value === true && path.endsWith(".holds"),
  );
  const open = new Set(
    uncertainty.facts
      .filter(({ path, stable, value }) => path.endsWith(".holds") && (!stable || value === null))
      .map(({ path }) => path),
  );
  const words = held.map(({ path }) => {
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
