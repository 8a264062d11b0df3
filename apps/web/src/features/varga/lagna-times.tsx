import { RASHI_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { toBirthLocalDate } from "../../domain/birth/birth-local-time.ts";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import type { AnyVarga } from "./varga-api.ts";

const SECOND_MS = 1000;
const MINUTE_SECONDS = 60;
/** From here on minutes are said instead of seconds. */
const LONG_SECONDS = 600;

/** How long one part of the varga lasts in the time of birth, and which lagnas are possible if that is not exact. */
export function LagnaTimes({ varga: { lagna, places, birth } }: { varga: AnyVarga }) {
  const { t } = useTranslation("varga");
  const say = useTermFormatter();
  const { date, number } = useFormat();
  const { possible } = lagna;
  const seconds = Math.max(1, (Date.parse(lagna.until) - Date.parse(lagna.from)) / SECOND_MS);
  const clock = (instant: string): string =>
    date(toBirthLocalDate(instant, birth.utc_offset), {
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
      hourCycle: "h23",
      timeZone: "UTC",
    });
  const span =
    seconds < LONG_SECONDS
      ? t("lagna.seconds", { count: seconds, number: number(seconds) })
      : t("lagna.minutes", {
          count: Math.round(seconds / MINUTE_SECONDS),
          number: number(Math.round(seconds / MINUTE_SECONDS)),
        });
  return (
    <section aria-labelledby="varga-lagna" className="mt-12">
      <h3 id="varga-lagna" className="text-heading font-medium">
        {t("lagna.title")}
      </h3>
      <p className="measure mt-2">
        {t("lagna.stay", {
          sign: say(RASHI_WORDS[places.lagna.sign]),
          span,
          from: clock(lagna.from),
          until: clock(lagna.until),
        })}
      </p>
      {possible === undefined && (
        <p className="measure mt-2 text-ink-muted">
          {seconds < MINUTE_SECONDS
            ? t("lagna.minuteLeavesOpen", { parts: number(Math.ceil(MINUTE_SECONDS / seconds) + 1) })
            : t("lagna.exact")}
        </p>
      )}
      {possible === null && <p className="measure mt-2">{t("lagna.tooMany")}</p>}
      {possible && (
        <>
          <p className="measure mt-2">
            {t("lagna.possible", {
              minutes: number(possible.minutes),
              count: possible.parts,
              parts: number(possible.parts),
            })}
          </p>
          <ul className="mt-3 grid max-w-3xl gap-x-8 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
            {possible.signs.map(({ sign, share }) => (
              <li key={sign} className="flex items-center gap-3 text-sm">
                <span className="w-24 shrink-0">{say(RASHI_WORDS[sign])}</span>
                <span aria-hidden="true" className="h-2 flex-1 rounded-full bg-ink/12">
                  <span
                    className="block h-full rounded-full bg-accent-fill"
                    style={{ width: `${Math.max(2, share * 100)}%` }}
                  />
                </span>
                <span className="tabular w-14 shrink-0 text-end">
                  {number(share, { style: "percent", maximumFractionDigits: share < 0.1 ? 1 : 0 })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
