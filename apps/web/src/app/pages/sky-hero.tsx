import type { SkyResponse } from "@lagna/contract";
import { GRAHA_WORDS, LAGNA_WORDS, NAKSHATRA_WORDS, RASHI_WORDS } from "@lagna/terms";
import { type ComponentType, lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { formatDmInSign } from "../../domain/formatting/format-degrees.ts";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { useMedia } from "../../lib/use-media.ts";
import { NARROW_DIAL, WIDE_DIAL } from "./dial-geometry.ts";
import type { SkyMarksProps } from "./sky-marks.tsx";
import type { CurrentSky } from "./use-sky.ts";
import { ZodiacDial } from "./zodiac-dial.tsx";

/** Loaded with the code that draws charts, which the first screen does not wait for. If it fails to load, the dial stays empty. */
const SkyMarks = lazy<ComponentType<SkyMarksProps>>(() =>
  import("./sky-marks.tsx").then(
    (module) => ({ default: module.SkyMarks }),
    () => ({ default: () => null }),
  ),
);

/** The dial with the sky of this minute; the empty dial until the sky has loaded, and a line that says so if it cannot be loaded. */
export function SkyHero({ sky, unavailable, className }: CurrentSky & { className?: string }) {
  const { t } = useTranslation("public");
  // The prerendered page uses the phone layout, so nothing is redrawn on a phone when the page is hydrated.
  const rings = useMedia("(min-width: 80rem)") ? WIDE_DIAL : NARROW_DIAL;
  return (
    <figure className={className}>
      <ZodiacDial rings={rings} className="w-full">
        {sky && (
          <Suspense fallback={null}>
            <SkyMarks sky={sky} rings={rings} />
          </Suspense>
        )}
      </ZodiacDial>
      {/* Has its full height when empty, so that the page does not move when the sky arrives. */}
      <figcaption className="tabular min-h-12 text-center text-sm text-ink-muted">
        {sky && <SkyCaption sky={sky} />}
        {unavailable && t("landing.skyMissing")}
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

function SkyCaption({ sky }: { sky: SkyResponse }) {
  const { t } = useTranslation("public");
  const formatTerm = useTermFormatter();
  const moon = sky.grahas.find(({ id }) => id === "moon");
  return (
    <>
      <span className="block text-ink">{useSkyTitle(sky)}</span>
      {moon &&
        t("landing.skyNow", {
          lagna: formatTerm(RASHI_WORDS[sky.lagna.sign]),
          nakshatra: formatTerm(NAKSHATRA_WORDS[moon.nakshatra]),
        })}
    </>
  );
}

/** The content of the dial as a table, for screen readers. */
function SkyTable({ sky }: { sky: SkyResponse }) {
  const { t } = useTranslation("public");
  const formatTerm = useTermFormatter();
  const format = useFormat();
  const rows = [
    { id: "lagna", name: formatTerm(LAGNA_WORDS.lagna), point: sky.lagna, retrograde: false },
    ...sky.grahas.map((graha) => ({
      id: graha.id,
      name: formatTerm(GRAHA_WORDS[graha.id]),
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
              <td>{formatTerm(RASHI_WORDS[point.sign])}</td>
              <td>{format.digits(formatDmInSign(point.degree_in_sign))}</td>
              <td>{formatTerm(NAKSHATRA_WORDS[point.nakshatra])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
