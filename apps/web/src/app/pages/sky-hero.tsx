import type { SkyResponse } from "@lagna/contract";
import { GRAHA_WORDS, LAGNA_WORDS, NAKSHATRA_WORDS, RASHI_WORDS } from "@lagna/terms";
import { type ComponentType, lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { dmInSign } from "../../domain/words/degrees-text.ts";
import { useWord } from "../../domain/words/use-word.ts";
import { useMedia } from "../../lib/use-media.ts";
import { NARROW, WIDE } from "./dial-geometry.ts";
import type { SkyMarksProps } from "./sky-marks.tsx";
import type { SkyNow } from "./use-sky.ts";
import { ZodiacDial } from "./zodiac-dial.tsx";

/** With the code that draws charts, which the first screen does not wait for; without it the dial stays as it is. */
const SkyMarks = lazy<ComponentType<SkyMarksProps>>(() =>
  import("./sky-marks.tsx").then(
    (module) => ({ default: module.SkyMarks }),
    () => ({ default: () => null }),
  ),
);

/** The dial with the sky of this minute on it; the dial alone until that is known, and a line that says so where it cannot be. */
export function SkyHero({ sky, missing, className }: SkyNow & { className?: string }) {
  const { t } = useTranslation("public");
  // Words made at build are a phone's: there nothing is drawn anew when the page wakes.
  const rings = useMedia("(min-width: 80rem)") ? WIDE : NARROW;
  return (
    <figure className={className}>
      <ZodiacDial rings={rings} className="w-full">
        {sky && (
          <Suspense fallback={null}>
            <SkyMarks sky={sky} rings={rings} />
          </Suspense>
        )}
      </ZodiacDial>
      {/* As high when empty: the page does not move when the sky comes. */}
      <figcaption className="tabular min-h-12 text-center text-sm text-ink-muted">
        {sky && <Caption sky={sky} />}
        {missing && t("landing.skyMissing")}
      </figcaption>
      {sky && <SkyTable sky={sky} />}
    </figure>
  );
}

function useSkyTitle(sky: SkyResponse): string {
  const { t } = useTranslation("public");
  const format = useFormat();
  const time = format.date(sky.at, {
    timeZone: sky.place.time_zone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZoneName: "short",
  });
  return t("landing.sky", { time });
}

function Caption({ sky }: { sky: SkyResponse }) {
  const { t } = useTranslation("public");
  const say = useWord();
  const moon = sky.grahas.find(({ id }) => id === "moon");
  return (
    <>
      <span className="block text-ink">{useSkyTitle(sky)}</span>
      {moon &&
        t("landing.skyNow", {
          lagna: say(RASHI_WORDS[sky.lagna.sign]),
          nakshatra: say(NAKSHATRA_WORDS[moon.nakshatra]),
        })}
    </>
  );
}

/** What the dial shows, for those who do not see it. */
function SkyTable({ sky }: { sky: SkyResponse }) {
  const { t } = useTranslation("public");
  const say = useWord();
  const format = useFormat();
  const rows = [
    { id: "lagna", name: say(LAGNA_WORDS.lagna), point: sky.lagna, retrograde: false },
    ...sky.grahas.map((graha) => ({
      id: graha.id,
      name: say(GRAHA_WORDS[graha.id]),
      point: graha,
      retrograde: graha.retrograde,
    })),
  ];
  return (
    <div className="sr-only">
      <table>
        <caption>{useSkyTitle(sky)}</caption>
        <thead>
          <tr>
            <th scope="col">{t("landing.skyGraha")}</th>
            <th scope="col">{t("landing.skySign")}</th>
            <th scope="col">{t("landing.skyDegree")}</th>
            <th scope="col">{t("landing.skyNakshatra")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, point, retrograde }) => (
            <tr key={id}>
              <th scope="row">{retrograde ? t("landing.skyRetrograde", { graha: name }) : name}</th>
              <td>{say(RASHI_WORDS[point.sign])}</td>
              <td>{format.digits(dmInSign(point.degree_in_sign))}</td>
              <td>{say(NAKSHATRA_WORDS[point.nakshatra])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
