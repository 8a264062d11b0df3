import type { KundliData } from "@lagna/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useDashaDates } from "../dasha/use-dasha-dates.ts";
import { buildSectionsQuery } from "../kundli/build-sections-query.ts";
import type { KundliSource } from "../kundli/kundli-source.ts";
import { useRowLayout } from "./use-row-layout.ts";

const NAMES = ["sade_sati"] as const;

/** The sade sati periods of a life on the row's own scale: Saturn's seven and a half years over the Moon. */
export function SadeSatiBar({ data, source }: { data: KundliData; source: Pick<KundliSource, "fetchSections"> }) {
  const { t } = useTranslation("sky");
  const dates = useDashaDates(data.birth);
  const query = useQuery(buildSectionsQuery({ data, source, names: NAMES }));
  const bar = useRowLayout(query.data);
  const birthTime = Date.parse(data.birth.utc);
  const cycles = query.data?.sade_sati?.cycles.filter(({ end }) => Date.parse(end) > birthTime) ?? [];
  return (
    <ol ref={bar} aria-label={t("ribbon.sadeSati")} className="absolute inset-x-0 top-1 h-1">
      {cycles.map(({ start, end }) => {
        const words = t("ribbon.sadeSatiFrom", { start: dates.date(start, false), end: dates.date(end, false) });
        return (
          <li
            key={start}
            title={words}
            data-from={Math.max(birthTime, Date.parse(start))}
            data-until={Date.parse(end)}
            className="absolute inset-y-0 rounded-[2px] bg-graha-saturn forced-colors:border-t-4"
          >
            <span className="sr-only">{words}</span>
          </li>
        );
      })}
    </ol>
  );
}
