import type { KundliData } from "@lagna/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useDashaDates } from "../dasha/use-dasha-dates.ts";
import { sectionsQuery } from "../kundli/sections-query.ts";
import type { KundliSource } from "../kundli/kundli-source.ts";
import { useOnRow } from "./use-on-row.ts";

const NAMES = ["sade_sati"] as const;

/** Saturn's seven and a half years over the Moon, each time of a life, on the row's own scale. */
export function SadeSatiBar({ data, source }: { data: KundliData; source: Pick<KundliSource, "sections"> }) {
  const { t } = useTranslation("sky");
  const dates = useDashaDates(data.birth);
  const query = useQuery(sectionsQuery({ data, source, names: NAMES }));
  const bar = useOnRow(query.data);
  const born = Date.parse(data.birth.utc);
  const cycles = query.data?.sade_sati?.cycles.filter(({ end }) => Date.parse(end) > born) ?? [];
  return (
    <ol ref={bar} aria-label={t("ribbon.sadeSati")} className="absolute inset-x-0 top-1 h-1">
      {cycles.map(({ start, end }) => {
        const words = t("ribbon.sadeSatiFrom", { start: dates.date(start, false), end: dates.date(end, false) });
        return (
          <li
            key={start}
            title={words}
            data-from={Math.max(born, Date.parse(start))}
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
