import type { KundliData } from "@lagna/contract";
import { GRAHA_WORDS, LAGNA_WORDS, NAKSHATRA_WORDS, RASHI_WORDS, type VargaId } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { onBirthClock } from "../birth/birth-clock.ts";
import type { FirstHouse } from "../chart/first-house.ts";
import { useFirstWords } from "../chart/use-first-words.ts";
import { useVargaTitle } from "../chart/kundli-chart.tsx";
import { runningPeriods } from "../dasha/dasha-path.ts";
import { useApprox } from "../uncertain/turning.ts";
import { useWord } from "../words/use-word.ts";

const RUNNING = ["dashas.vimshottari.running.maha", "dashas.vimshottari.running.antar"];

interface ChartMiddleProps {
  data: KundliData;
  varga: VargaId;
  first: FirstHouse;
  now: number;
}

/** Whose chart it is and what matters of it, for the middle of the South and East charts. */
export function ChartMiddle({ data, varga, first, now }: ChartMiddleProps) {
  const { t } = useTranslation("kundli");
  const say = useWord();
  const format = useFormat();
  const approx = useApprox();
  const title = useVargaTitle(varga);
  const { title: counted } = useFirstWords(data);
  const moon = data.planets.find(({ id }) => id === "moon");
  const running = runningPeriods(data, now);
  const born = onBirthClock(data.birth.utc, data.birth.utc_offset);
  return (
    <div className="text-xs leading-snug text-ink-muted sm:text-sm">
      <p className="line-clamp-2 text-base font-light text-ink sm:text-xl">{data.birth.name}</p>
      <p className="tabular">
        {format.date(born, { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" })}
      </p>
      <p className="mb-1">{title}</p>
      {first !== "lagna" && <p className="text-accent">{counted(first)}</p>}
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
