import { getWord, NAKSHATRA_WORDS, NAKSHATRAS, type Rashi, RASHI_WORDS, TARA_WORDS, VARA_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { usePreference } from "../../lib/preferences.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Field, Select } from "../../ui/field.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Block, Line } from "./almanac-block.tsx";
import type { PanchangDay } from "./almanac-api.ts";
import { CLOCK_STYLES, clockPreference, useClock } from "../../domain/almanac/almanac-time.ts";
import { joinTraditions } from "./join-traditions.ts";
import type { AlmanacAddress } from "./use-almanac-address.ts";

export function FestivalList({ day, address }: { day: PanchangDay; address: AlmanacAddress }) {
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

/** Every part of the day with its times, also for print. */
export function TimesList({ day }: { day: PanchangDay }) {
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

export function OfTheDay({ day, address }: { day: PanchangDay; address: AlmanacAddress }) {
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
            <Link to={address.linkTo(`/eclipses/${eclipse.date}`)} className="underline hover:text-accent">
              {eclipse.local ? range(eclipse.local) : t("eclipse.unseen")}
            </Link>
          </Line>
        ))}
        <Line name={t("vara")}>{getWord(VARA_WORDS[day.vara.name], language)}</Line>
        <Line name={t("ritu.label")}>{t(`ritu.${day.ritu}`)}</Line>
        {day.settings.preset === "drik" && <Line name={t("ritu.tropical")}>{t(`ritu.${day.ritu_tropical}`)}</Line>}
        <Line name={t("ayana.label")}>{t(`ayana.${day.ayana}`)}</Line>
        <Line name={t("direction.label")}>{t(`direction.${day.disha_shula}`)}</Line>
        <NamesOfTheDay day={day} />
        <SolarDays day={day} />
      </dl>
      <div className="no-print mt-4 flex flex-wrap gap-3">
        <button type="button" className={buttonClass("secondary")} onClick={() => window.print()}>
          {t("print")}
        </button>
        <Link to={address.linkTo("/panchang/embed")} className={buttonClass("quiet")}>
          {t("embed.link")}
        </Link>
        <Link to={address.linkTo("/eclipses")} className={buttonClass("quiet")}>
          {t("eclipse.link")}
        </Link>
      </div>
    </Block>
  );
}

/** The signs with chandrabala and chandrashtama, and the names of the day that priests use. */
function NamesOfTheDay({ day }: { day: PanchangDay }) {
  const { t } = useTranslation("almanac");
  const language = useLanguage();
  const { list } = useFormat();
  const name = (signs: readonly Rashi[]): string => list(signs.map((sign) => getWord(RASHI_WORDS[sign], language)));
  const { samvatsara } = day;
  return (
    <>
      {samvatsara && (
        <Line name={t("samvatsara.label")}>
          {samvatsara.north === samvatsara.south
            ? t(`samvatsara.${samvatsara.north}`)
            : t("samvatsara.both", {
                north: t(`samvatsara.${samvatsara.north}`),
                south: t(`samvatsara.${samvatsara.south}`),
              })}
        </Line>
      )}
      <Line name={t("chandrabala")}>{name(day.chandrabala)}</Line>
      <Line name={t("chandrashtama")}>{name(day.chandrashtama)}</Line>
      <Line name={t("anandadi.label")}>{t(`anandadi.${day.anandadi}`)}</Line>
      <Line name={t("shivavasa.label")}>{t(`shivavasa.${day.shivavasa}`)}</Line>
      <Line name={t("agnivasa.label")}>{t(`agnivasa.${day.agnivasa}`)}</Line>
    </>
  );
}

/** The day of the Sun's month in each region's calendar; that of the place is in the heading too. */
function SolarDays({ day }: { day: PanchangDay }) {
  const { t } = useTranslation("almanac");
  const { digits } = useFormat();
  return day.solar_days.map(({ calendar, name, day: number, year }) => (
    <Line key={calendar} name={t(`solar.calendar.${calendar}`)}>
      {t(`solar.line.${calendar}`, {
        month: t(`solar.month.${calendar}.${name}`),
        day: digits(String(number)),
        year: digits(String(year)),
      })}
    </Line>
  ));
}

/** The day for a birth star: tara and its quality. */
export function ForYou({ day, address }: { day: PanchangDay; address: AlmanacAddress }) {
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
export function Differences({ address }: { address: AlmanacAddress }) {
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
