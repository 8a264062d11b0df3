import type { KundliData } from "@lagna/contract";
import { GRAHA_WORDS, LAGNA_WORDS, NAKSHATRA_WORDS, RASHI_WORDS, type VargaId } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { toBirthLocalDate } from "../birth/birth-local-time.ts";
import type { FirstHouse } from "../chart/first-house.ts";
import { useFirstHouseNames } from "../chart/use-first-house-names.ts";
import { useVargaTitle } from "../chart/kundli-chart.tsx";
import { findRunningPeriods } from "../dasha/find-running-periods.ts";
import { useApproximateText } from "../birth-time-uncertainty/uncertainty-context.ts";
import { useTermFormatter } from "../formatting/use-term-formatter.ts";

const RUNNING = ["dashas.vimshottari.running.maha", "dashas.vimshottari.running.antar"];

interface ChartMiddleProps {
  data: KundliData;
  varga: VargaId;
  first: FirstHouse;
  now: number;
}

/** The person's name and the key facts of the chart, shown in the free middle of South and East Indian charts. */
export function ChartMiddle({ data, varga, first, now }: ChartMiddleProps) {
  const { t } = useTranslation("kundli");
  const say = useTermFormatter();
  const format = useFormat();
  const approx = useApproximateText();
  const title = useVargaTitle(varga);
  const { title: firstHouseTitle } = useFirstHouseNames(data);
  const moon = data.planets.find(({ id }) => id === "moon");
  const running = findRunningPeriods(data, now);
  const localBirth = toBirthLocalDate(data.birth.utc, data.birth.utc_offset);
  return (
    <div className="text-xs leading-snug text-ink-muted sm:text-sm">
      <p className="line-clamp-2 text-base font-light text-ink sm:text-xl">{data.birth.name}</p>
      <p className="tabular">
        {format.date(localBirth, { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" })}
      </p>
      <p className="mb-1">{title}</p>
      {first !== "lagna" && <p className="text-accent">{firstHouseTitle(first)}</p>}
      <p>
        {say(LAGNA_WORDS.lagna)}{" "}
        <span className="text-ink">{approx(say(RASHI_WORDS[data.lagna.sign]), ["lagna.sign"])}</span>
      </p>
      {moon && (
        <p>
          {say(GRAHA_WORDS.moon)}{" "}
          <span className="text-ink">
            {approx(
              t("facts.nakshatraPada", {
                nakshatra: say(NAKSHATRA_WORDS[moon.nakshatra]),
                pada: format.number(moon.pada),
              }),
              ["planets.moon.nakshatra", "planets.moon.pada"],
            )}
          </span>
        </p>
      )}
      {running.length > 0 && (
        <p className="text-accent">{approx(running.map(({ lord }) => say(GRAHA_WORDS[lord])).join("–"), RUNNING)}</p>
      )}
    </div>
  );
}
