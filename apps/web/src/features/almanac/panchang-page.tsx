import {
  GRAHA_WORDS,
  formatTithiName,
  getWord,
  MASA_WORDS,
  NAKSHATRA_WORDS,
  NAKSHATRAS,
  PAKSHA_WORDS,
  RASHI_WORDS,
  TARA_WORDS,
  VARA_WORDS,
} from "@lagna/terms";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { usePreference } from "../../lib/preferences.ts";
import { Button, buttonClass, IconButton } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/feedback.tsx";
import { Field, Input, Select } from "../../ui/field.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { type PanchangDay, usePanchangDay } from "./almanac-api.ts";
import { AlmanacBar, AlmanacQueries } from "./almanac-frame.tsx";
import { CLOCK_STYLES, clockPreference, shiftDate, useClock, useDateFormat } from "./almanac-time.ts";
import { DayBand } from "./day-band.tsx";
import { joinTraditions } from "./join-traditions.ts";
import { type AlmanacAddress, useAlmanacAddress } from "./use-almanac-address.ts";

const MINUTE_MS = 60_000;

/** The instant of now, renewed each minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The almanac of a day: today at the reader's place, or any place and date in the address. */
export function Component() {
  return (
    <AlmanacQueries>
      <PanchangPage />
    </AlmanacQueries>
  );
}

function PanchangPage() {
  const { t } = useTranslation("almanac");
  const address = useAlmanacAddress();
  const date = address.params.get("date");
  const star = address.params.get("birth_nakshatra");
  const answer = usePanchangDay({
    ...address.query,
    ...(date !== null && { date }),
    ...(star !== null && { birth_nakshatra: star }),
  });
  return (
    <div className="page-wide pt-2 pb-24">
      <PageTitle description={t("day.description")}>{t("day.title")}</PageTitle>
      <AlmanacBar tab="day" placeName={answer.data?.place.name} address={address} />
      {answer.isPending && <Skeleton className="mt-8 h-96 w-full" />}
      {answer.isError && <LoadError query={answer} fallback={t("failed")} className="mt-6" />}
      {answer.data && <Day day={answer.data} address={address} />}
    </div>
  );
}

function Day({ day, address }: { day: PanchangDay; address: AlmanacAddress }) {
  const { t } = useTranslation("almanac");
  const language = useLanguage();
  const say = useTermFormatter();
  const now = useNow();
  const [first] = day.tithi;
  const [star] = day.nakshatra;
  return (
    <>
      <div className="mt-3 grid gap-x-10 gap-y-4 lg:grid-cols-[1fr_25rem]">
        <div className="min-w-0">
          <DateLine date={day.date} address={address} />
          <h1 className="text-display font-light">
            {first && formatTithiName(first.number, language)}, {star && say(NAKSHATRA_WORDS[star.name])}
          </h1>
          <MonthLine day={day} />
        </div>
        <NowBlock day={day} now={now} />
      </div>
      {day.choghadiya ? <DayBand day={day} now={now} /> : <p className="mt-8 text-ink-muted">{t("noSunrise")}</p>}
      <div className="mt-8 grid items-start gap-x-14 gap-y-8 border-t border-line pt-6 md:grid-cols-2 xl:grid-cols-3">
        <div className="space-y-8">
          <FestivalList day={day} address={address} />
          <ForYou day={day} address={address} />
        </div>
        <TimesList day={day} />
        <div className="space-y-8">
          <OfTheDay day={day} />
          <Differences address={address} />
        </div>
      </div>
    </>
  );
}

function DateLine({ date, address }: { date: string; address: AlmanacAddress }) {
  const { t } = useTranslation("almanac");
  const format = useDateFormat();
  const go = (next: string) => address.change({ date: next });
  return (
    <div className="-ms-3 mb-2 flex flex-wrap items-center">
      <IconButton label={t("day.before")} className="no-print" onClick={() => go(shiftDate(date, -1))}>
        <Chevron back />
      </IconButton>
      <p className="font-semibold">
        {format(date, { weekday: "long", day: "numeric", month: "long", year: "numeric" })}
      </p>
      <IconButton label={t("day.after")} className="no-print" onClick={() => go(shiftDate(date, 1))}>
        <Chevron />
      </IconButton>
      {address.params.has("date") && (
        <Button variant="quiet" className="no-print px-3" onClick={() => address.change({ date: null })}>
          {t("day.today")}
        </Button>
      )}
      <label className="no-print ms-2">
        <span className="sr-only">{t("day.choose")}</span>
        <Input
          type="date"
          min="1800-01-02"
          max="2399-12-28"
          value={date}
          onChange={({ target }) => target.value !== "" && go(target.value)}
          className="min-h-11 w-auto py-1 text-sm"
        />
      </label>
    </div>
  );
}

export const Chevron = ({ back = false }: { back?: boolean }) => (
  <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4" fill="none" stroke="currentColor" strokeWidth="1.6">
    <path d={back ? "m10 3-5 5 5 5" : "m6 3 5 5-5 5"} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

/** Month, fortnight and years. */
function MonthLine({ day }: { day: PanchangDay }) {
  const { t } = useTranslation("almanac");
  const language = useLanguage();
  const { digits } = useFormat();
  const { masa, samvat } = day;
  const month = (id: keyof typeof MASA_WORDS) =>
    (masa?.adhika ? `${t("adhika")} ` : "") + getWord(MASA_WORDS[id], language);
  const parts = [
    masa && `${month(masa.amanta)}, ${getWord(PAKSHA_WORDS[masa.paksha], language)}`,
    masa && masa.amanta !== masa.purnimanta && t("byFullMoons", { month: month(masa.purnimanta) }),
    samvat && t("samvat", { vikrama: digits(String(samvat.vikrama)), shaka: digits(String(samvat.shaka)) }),
    day.moon.sign && day.sun.sign
      ? t("signs", {
          moon: getWord(RASHI_WORDS[day.moon.sign], language),
          sun: getWord(RASHI_WORDS[day.sun.sign], language),
        })
      : null,
  ].filter(Boolean);
  return <p className="mt-1 text-ink-muted">{parts.join(" · ")}</p>;
}

/** What runs at this minute, and whether it is good for a beginning. */
function NowBlock({ day, now }: { day: PanchangDay; now: number }) {
  const { t } = useTranslation("almanac");
  const say = useTermFormatter();
  const clock = useClock(day.date);
  const { list } = useFormat();
  const runs = <Each extends { start: string; end: string }>(spans: readonly Each[] | null): Each[] =>
    (spans ?? []).filter(({ start, end }) => Date.parse(start) <= now && now < Date.parse(end));
  const [choghadiya] = runs(day.choghadiya);
  const [hora] = runs(day.hora);
  if (!choghadiya || !hora) return null;
  const avoided = runs(day.inauspicious);
  const favoured = runs(day.auspicious);
  const name = ({ id, end }: { id: string; end: string }) =>
    t("now.part", { name: t(`part.${id}`), until: clock(end) });
  const verdict = avoided.length > 0 ? "bad" : choghadiya.quality;
  return (
    <div className="border-s-3 border-accent-fill ps-5">
      <p className="text-sm font-semibold text-accent">{t("now.label")}</p>
      <p className="text-lg">
        {t(`now.${verdict}`)}{" "}
        {t("now.choghadiya", { name: t(`choghadiya.${choghadiya.id}`), until: clock(choghadiya.end) })}{" "}
        {t("now.hora", { lord: say(GRAHA_WORDS[hora.lord]), until: clock(hora.end) })}
      </p>
      {avoided.length > 0 && <p>{t("now.avoid", { list: list(avoided.map(name)) })}</p>}
      {favoured.length > 0 && <p>{t("now.favoured", { list: list(favoured.map(name)) })}</p>}
    </div>
  );
}

export function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-2 text-sm font-semibold text-ink-muted">{title}</h2>
      {children}
    </section>
  );
}

function FestivalList({ day, address }: { day: PanchangDay; address: AlmanacAddress }) {
  const { t } = useTranslation("almanac");
  const clock = useClock(day.date);
  return (
    <Block title={t("festivals")}>
      {day.festivals.length === 0 && <p className="text-ink-muted">{t("noFestival")}</p>}
      <ul>
        {joinTraditions(day.festivals).map((festival) => (
          <li key={`${festival.id}${festival.tradition}`} className="border-b border-line last:border-0">
            <Link
              to={address.linkTo(`/festivals/${festival.id}/${festival.date.slice(0, 4)}`, { date: festival.date })}
              className="flex min-h-11 flex-wrap items-baseline gap-x-3 py-2 hover:text-accent"
            >
              <span className="font-medium">{festival.name}</span>
              {festival.tradition !== "all" && (
                <span className="text-sm text-ink-muted">{t(`tradition.${festival.tradition}`)}</span>
              )}
              {festival.parana && (
                <span className="tabular text-sm text-ink-muted">
                  {t("parana", { from: clock(festival.parana.from), until: clock(festival.parana.until) })}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Block>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 last:border-0">
      <dt>{name}</dt>
      <dd className="tabular text-ink-muted">{children}</dd>
    </div>
  );
}

/** Every part of the day with its times, also for print. */
function TimesList({ day }: { day: PanchangDay }) {
  const { t } = useTranslation("almanac");
  const clock = useClock(day.date);
  const [style, setStyle] = usePreference(clockPreference);
  const range = ({ start, end }: { start: string; end: string }) =>
    t("range", { from: clock(start), until: clock(end) });
  return (
    <Block title={t("times")}>
      <dl>
        {(["sunrise", "sunset", "moonrise", "moonset"] as const).map((key) => (
          <Line key={key} name={t(key)}>
            {day[key] === null ? t("none") : clock(day[key])}
          </Line>
        ))}
        {[...(day.inauspicious ?? []), ...(day.auspicious ?? [])].map((part) => (
          <Line key={`${part.id}${part.start}`} name={t(`part.${part.id}`)}>
            {range(part)}
          </Line>
        ))}
      </dl>
      <Segmented
        label={t("clock.label")}
        showLabel
        value={style}
        options={CLOCK_STYLES.map((value) => ({ value, label: t(`clock.${value}`) }))}
        onChange={setStyle}
        className="no-print mt-4"
      />
    </Block>
  );
}

function OfTheDay({ day }: { day: PanchangDay }) {
  const { t } = useTranslation("almanac");
  const language = useLanguage();
  const clock = useClock(day.date);
  const range = ({ start, end }: { start: string; end: string }) =>
    t("range", { from: clock(start), until: clock(end) });
  return (
    <Block title={t("ofTheDay")}>
      <dl>
        {day.special_yogas.map((yoga) => (
          <Line
            key={`${yoga.id}${yoga.start}`}
            name={`${t(`yoga.${yoga.id}`)} · ${t(yoga.good ? "quality.good" : "quality.bad")}`}
          >
            {range(yoga)}
          </Line>
        ))}
        {day.bhadra.map((bhadra) => (
          <Line key={bhadra.start} name={t("bhadra", { abode: t(`abode.${bhadra.abode}`) })}>
            {range(bhadra)}
          </Line>
        ))}
        {day.panchaka && <Line name={t("panchaka")}>{range(day.panchaka)}</Line>}
        {day.sankrantis.map((entry) => (
          <Line key={entry.at} name={t("sankranti", { sign: getWord(RASHI_WORDS[entry.sign], language) })}>
            {clock(entry.at)}
          </Line>
        ))}
        {day.eclipses.map((eclipse) => (
          <Line key={eclipse.maximum} name={t(`eclipse.${eclipse.light}`)}>
            {eclipse.local ? range(eclipse.local) : t("eclipse.unseen")}
          </Line>
        ))}
        <Line name={t("vara")}>{getWord(VARA_WORDS[day.vara.name], language)}</Line>
        <Line name={t("ritu.label")}>{t(`ritu.${day.ritu}`)}</Line>
        <Line name={t("ayana.label")}>{t(`ayana.${day.ayana}`)}</Line>
        <Line name={t("direction.label")}>{t(`direction.${day.disha_shula}`)}</Line>
      </dl>
      <div className="no-print mt-4 flex flex-wrap gap-3">
        <button type="button" className={buttonClass("secondary")} onClick={() => window.print()}>
          {t("print")}
        </button>
      </div>
    </Block>
  );
}

/** The day for a birth star: tara and its quality. */
function ForYou({ day, address }: { day: PanchangDay; address: AlmanacAddress }) {
  const { t } = useTranslation("almanac");
  const say = useTermFormatter();
  const clock = useClock(day.date);
  const star = address.params.get("birth_nakshatra") ?? "";
  return (
    <Block title={t("forYou.title")}>
      {day.tarabala.birth?.map((tara) => (
        <p key={tara.start} className="mb-1">
          {t(`forYou.${tara.quality}`, { tara: say(TARA_WORDS[tara.tara]), until: clock(tara.end) })}
        </p>
      ))}
      <Field label={t("forYou.star")} className="no-print mt-2 max-w-xs">
        {(control) => (
          <Select
            {...control}
            value={star}
            onChange={({ target }) => address.change({ birth_nakshatra: target.value || null })}
          >
            <option value="">{t("forYou.none")}</option>
            {NAKSHATRAS.map((id) => (
              <option key={id} value={id}>
                {say(NAKSHATRA_WORDS[id])}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Block>
  );
}

const PRESETS = ["lagna", "drik", "prokerala", "surya_siddhanta_day"] as const;

/** Why two almanacs print times some minutes apart, and the switch between them. */
function Differences({ address }: { address: AlmanacAddress }) {
  const { t } = useTranslation("almanac");
  return (
    <Block title={t("differences.title")}>
      <p className="measure">{t("differences.sunrise")}</p>
      <p className="measure mt-2 text-ink-muted">{t("differences.rest")}</p>
      <Field label={t("differences.preset")} className="no-print mt-3 max-w-xs">
        {(control) => (
          <Select
            {...control}
            value={address.preset}
            onChange={({ target }) => address.change({ preset: target.value === "lagna" ? null : target.value })}
          >
            {PRESETS.map((id) => (
              <option key={id} value={id}>
                {t(`preset.${id}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Block>
  );
}
