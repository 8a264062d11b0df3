import { getWord, GRAHA_WORDS, type Graha, type Rashi, RASHI_WORDS } from "@lagna/terms";
import { KARANA_WORDS, NAKSHATRA_WORDS, NITYA_YOGA_WORDS, TITHI_WORDS, VARA_WORDS, type Word } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useClock, useDateFormat } from "../../domain/almanac/almanac-time.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { saveFile } from "../../lib/save-file.ts";
import { writeCalendarFile } from "../../lib/write-calendar-file.ts";
import { Button } from "../../ui/button.tsx";
import type { MuhurtaData } from "./almanac-api.ts";
import { Block } from "./almanac-block.tsx";
import type { MuhurtaWindow } from "./choose-windows.ts";

interface WindowListProps {
  readonly data: MuhurtaData;
  readonly windows: readonly MuhurtaWindow[];
  /** The start of the window that is unfolded. */
  readonly chosen: string | null;
  readonly onChoose: (start: string | null) => void;
}

/** The best windows with their lagna and points; one at a time is unfolded. */
export function WindowList({ data, windows, chosen, onChoose }: WindowListProps) {
  const { t } = useTranslation("almanac");
  return (
    <Block title={t("muhurta.best")}>
      {windows.length === 0 && <p>{t("muhurta.nothing")}</p>}
      <ol className="border-t border-line">
        {windows.map((window) => (
          <WindowRow
            key={window.start}
            window={window}
            data={data}
            isOpen={window.start === chosen}
            onToggle={() => onChoose(window.start === chosen ? null : window.start)}
          />
        ))}
      </ol>
      <p className="measure mt-4 text-sm text-ink-muted">
        {t("muhurta.only", { source: t(`source.${data.source}`, { defaultValue: data.source }) })}
      </p>
      {data.flag_only && <p className="measure mt-2 text-sm">{t("muhurta.doctor")}</p>}
    </Block>
  );
}

const findLagna = ({ reasons }: MuhurtaWindow): Rashi | undefined =>
  reasons.find(({ fact }) => fact === "lagna")?.value as Rashi | undefined;

interface WindowRowProps {
  readonly window: MuhurtaWindow;
  readonly data: MuhurtaData;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function WindowRow({ window, data, isOpen, onToggle }: WindowRowProps) {
  const { t } = useTranslation("almanac");
  const language = useLanguage();
  const clock = useClock(window.date);
  const format = useDateFormat();
  const { number } = useFormat();
  const lagna = findLagna(window);
  const addToCalendar = () => {
    const id = `muhurta-${data.activity}-${window.start}`;
    const title = t(`activity.${data.activity}`);
    const { start, end } = window;
    const file = writeCalendarFile({ id, title, url: globalThis.location.href, when: { start, end } });
    saveFile(`muhurta-${window.date}.ics`, "text/calendar;charset=utf-8", file);
  };
  return (
    <li className="border-b border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className="flex min-h-12 w-full flex-wrap items-center gap-x-4 py-2 text-start hover:text-accent"
      >
        <strong className="w-32 max-sm:w-[calc(100%-4rem)]">
          {format(window.date, { weekday: "short", day: "numeric", month: "short" })}
        </strong>
        <span className="tabular max-sm:order-1">
          {t("range", { from: clock(window.start), until: clock(window.end) })}
        </span>
        {lagna && (
          <span className="text-ink-muted max-sm:order-1">
            {t("muhurta.rising", { sign: getWord(RASHI_WORDS[lagna], language) })}
          </span>
        )}
        {window.score !== null && (
          <strong className="tabular ms-auto text-lg text-accent">{number(Math.round(window.score))}</strong>
        )}
      </button>
      {isOpen && (
        <div className="@container pb-3">
          <dl>
            {window.reasons.map((reason) => (
              <ReasonRow key={reason.fact} reason={reason} />
            ))}
          </dl>
          {window.panchaka !== null && <p className="pt-2 text-sm text-ink-muted">{t("muhurta.panchaka")}</p>}
          <Button className="no-print mt-3" onClick={addToCalendar}>
            {t("muhurta.toCalendar")}
          </Button>
        </div>
      )}
    </li>
  );
}

const WORDS: Readonly<Record<string, Readonly<Record<string, Word>>>> = {
  tithi: TITHI_WORDS,
  vara: VARA_WORDS,
  nakshatra: NAKSHATRA_WORDS,
  yoga: NITYA_YOGA_WORDS,
  karana: KARANA_WORDS,
  lagna: RASHI_WORDS,
  tarabala: NAKSHATRA_WORDS,
  chandrabala: RASHI_WORDS,
};

function ReasonRow({ reason }: { reason: MuhurtaWindow["reasons"][number] }) {
  const { t } = useTranslation("almanac");
  const language = useLanguage();
  const { number, list } = useFormat();
  const word = WORDS[reason.fact]?.[reason.value];
  const yogas = reason.fact === "special_yogas" && reason.value !== "none" ? reason.value.split(" ") : [];
  const value = word
    ? getWord(word, language)
    : yogas.length > 0
      ? list(yogas.map((id) => t(`yoga.${id}`)))
      : t("none");
  const grahas = reason.fact === "lagna" ? reason.because.map((id) => getWord(GRAHA_WORDS[id as Graha], language)) : [];
  return (
    // With large letters there is no bar: four columns would stand out of the page.
    <div className="flex flex-wrap items-center gap-x-3 py-1.5 text-sm @min-[26rem]:grid @min-[26rem]:grid-cols-[7rem_1fr_7.5rem_3.5rem]">
      <dt className="w-24 shrink-0 font-medium">{t(`fact.${reason.fact}`)}</dt>
      <dd className="min-w-0 flex-1 basis-20">
        {value}
        {grahas.length > 0 && (
          <span className="text-ink-muted"> · {t("muhurta.occupied", { grahas: list(grahas) })}</span>
        )}
      </dd>
      <dd aria-hidden="true" className="hidden h-2 @min-[26rem]:block">
        <span className="block h-full rounded-full bg-ink/12" style={{ width: `${reason.of * 4}%` }}>
          <span
            className="block h-full rounded-full bg-accent-fill"
            style={{ width: `${(100 * reason.points) / reason.of}%` }}
          />
        </span>
      </dd>
      <dd className="tabular ms-auto text-end">
        <strong>{number(Math.round(reason.points * 10) / 10)}</strong>
        <span className="text-ink-muted">/{number(reason.of)}</span>
      </dd>
    </div>
  );
}
