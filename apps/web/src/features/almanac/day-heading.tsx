import { ALMANAC_YEARS } from "@lagna/contract";
import {
  formatTithiName,
  getWord,
  GRAHA_WORDS,
  MASA_WORDS,
  NAKSHATRA_WORDS,
  PAKSHA_WORDS,
  RASHI_WORDS,
} from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Input } from "../../ui/field.tsx";
import { Chevron } from "./almanac-block.tsx";
import type { PanchangDay, Span } from "./almanac-api.ts";
import { shiftDate, useClock, useDateFormat, useShortClock } from "../../domain/almanac/almanac-time.ts";
import { isRunning } from "./day-parts.ts";
import type { AlmanacAddress } from "./use-almanac-address.ts";

interface DayHeadingProps {
  readonly day: PanchangDay;
  /** The day before, while its night runs. */
  readonly night: PanchangDay | undefined;
  readonly address: AlmanacAddress;
  /** Milliseconds of the present minute. */
  readonly now: number;
}

/** The date, tithi and nakshatra of a day, and what runs at this minute. */
export function DayHeading({ day, night, address, now }: DayHeadingProps) {
  const language = useLanguage();
  const say = useTermFormatter();
  const [first] = day.tithi;
  const [star] = day.nakshatra;
  return (
    <div className="mt-3 grid gap-x-10 gap-y-4 lg:grid-cols-[minmax(50%,1fr)_minmax(0,25rem)]">
      <div className="min-w-0">
        <DateLine date={day.date} address={address} />
        <h1 className="text-display font-light">
          {first && formatTithiName(first.number, language)}, {star && say(NAKSHATRA_WORDS[star.name])}
        </h1>
        <MonthLine day={day} />
      </div>
      <NowBlock day={night ?? day} now={now} nightUntil={night && day.sunrise} />
    </div>
  );
}

/** With large letters 44 px are enough for a finger, and the field of the date needs the room. */
const ARROW = "no-print @max-[18rem]:size-[44px]";

/** With large letters the date is above its arrows. */
export function DateLine({ date, address }: { date: string; address: AlmanacAddress }) {
  const { t } = useTranslation("almanac");
  const format = useDateFormat();
  const go = (next: string) => address.change({ date: next });
  return (
    <div className="@container mb-2">
      <div className="-ms-3 flex flex-wrap items-center">
        <IconButton label={t("day.before")} className={ARROW} onClick={() => go(shiftDate(date, -1))}>
          <Chevron back />
        </IconButton>
        <p className="font-semibold @max-[18rem]:order-first @max-[18rem]:w-full @max-[18rem]:ps-3">
          {format(date, { weekday: "long", day: "numeric", month: "long", year: "numeric" })}
        </p>
        <IconButton label={t("day.after")} className={ARROW} onClick={() => go(shiftDate(date, 1))}>
          <Chevron />
        </IconButton>
        {address.params.has("date") && (
          <Button
            variant="quiet"
            className="no-print px-3 @max-[18rem]:order-last"
            onClick={() => address.change({ date: null })}
          >
            {t("day.today")}
          </Button>
        )}
        <label className="no-print ms-3 @max-[18rem]:ms-0 @max-[18rem]:min-w-0 @max-[18rem]:grow @max-[18rem]:basis-3/5">
          <span className="sr-only">{t("day.choose")}</span>
          <Input
            type="date"
            min={`${ALMANAC_YEARS.from}-01-02`}
            max={`${ALMANAC_YEARS.until}-12-28`}
            value={date}
            onChange={({ target }) => target.value !== "" && go(target.value)}
            className="min-h-11 w-auto py-1 text-sm @max-[18rem]:w-full @max-[18rem]:px-2"
          />
        </label>
      </div>
    </div>
  );
}

/** Month, fortnight and years. */
function MonthLine({ day }: { day: PanchangDay }) {
  const { t } = useTranslation("almanac");
  const language = useLanguage();
  const { digits } = useFormat();
  const { masa, samvat } = day;
  const solar = day.solar_days.find(({ of_place }) => of_place);
  const month = (id: keyof typeof MASA_WORDS) =>
    (masa?.adhika ? `${t("adhika")} ` : "") + getWord(MASA_WORDS[id], language);
  const parts = [
    masa && `${month(masa.amanta)}, ${getWord(PAKSHA_WORDS[masa.paksha], language)}`,
    masa && masa.amanta !== masa.purnimanta && t("byFullMoons", { month: month(masa.purnimanta) }),
    solar &&
      t(`solar.line.${solar.calendar}`, {
        month: t(`solar.month.${solar.calendar}.${solar.name}`),
        day: digits(String(solar.day)),
        year: digits(String(solar.year)),
      }),
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

/** A part of the day that runs, with the clock time of its end. */
interface Running {
  readonly name: string;
  readonly end: string;
}

/**
 * What runs at this minute, and whether it is good for a beginning. Each part has a line of its own with room to spare, so that no line
 * breaks when the web font comes, which is of another width.
 */
function NowBlock({
  day,
  now,
  nightUntil = null,
}: {
  day: PanchangDay;
  now: number;
  /** The sunrise until which the night of the day runs, on the page of the next. */
  nightUntil?: string | null | undefined;
}) {
  const { t } = useTranslation("almanac");
  const say = useTermFormatter();
  const language = useLanguage();
  const shortClock = useShortClock(day.date);
  // After midnight, a time of the next midnight would be taken for the one before without its date.
  const datedClock = useClock(shiftDate(day.date, 1));
  const clock = nightUntil === null ? shortClock : datedClock;
  const format = useDateFormat();
  const runs = <Each extends Span>(spans: readonly Each[] | null): Each[] =>
    (spans ?? []).filter((span) => isRunning(span, now));
  const [choghadiya] = runs(day.choghadiya);
  const [hora] = runs(day.hora);
  if (!choghadiya || !hora) return null;
  const name = ({ id, end }: { id: string; end: string }): Running => ({ name: t(`part.${id}`), end });
  // By day they are in the heading.
  const limbs = <Limb extends Span>(spans: readonly Limb[], toName: (limb: Limb) => string): Running[] =>
    nightUntil === null ? [] : runs(spans).map((limb) => ({ name: toName(limb), end: limb.end }));
  const rows = {
    tithi: limbs(day.tithi, ({ number }) => formatTithiName(number, language)),
    nakshatra: limbs(day.nakshatra, ({ name: star }) => say(NAKSHATRA_WORDS[star])),
    choghadiya: [{ name: t(`choghadiya.${choghadiya.id}`), end: choghadiya.end }],
    hora: [{ name: say(GRAHA_WORDS[hora.lord]), end: hora.end }],
    avoided: runs(day.inauspicious).map(name),
    favoured: runs(day.auspicious).map(name),
  };
  const verdict = rows.avoided.length > 0 ? "bad" : choghadiya.quality;
  return (
    <div className="border-s-3 border-accent-fill ps-5">
      <p className="text-sm font-semibold text-accent">{t("now.label")}</p>
      <p className="text-lg">{t(`now.${verdict}`)}</p>
      {nightUntil !== null && (
        <p className="tabular text-sm text-ink-muted">
          {t("now.night", {
            date: format(day.date, { weekday: "long", day: "numeric", month: "long" }),
            until: clock(nightUntil),
          })}
        </p>
      )}
      <dl>
        {(["tithi", "nakshatra", "choghadiya", "hora", "avoided", "favoured"] as const).map(
          (key) => rows[key].length > 0 && <NowRow key={key} name={t(`row.${key}`)} parts={rows[key]} clock={clock} />,
        )}
      </dl>
    </div>
  );
}

interface NowRowProps {
  readonly name: string;
  readonly parts: readonly Running[];
  readonly clock: (instant: string) => string;
}

function NowRow({ name, parts, clock }: NowRowProps) {
  const { t } = useTranslation("almanac");
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      <dt className="w-24 shrink-0 text-sm text-ink-muted">{name}</dt>
      <dd className="tabular min-w-0 flex-1 basis-40">
        {parts.map((part) => (
          <p key={part.name}>{t("now.part", { name: part.name, until: clock(part.end) })}</p>
        ))}
      </dd>
    </div>
  );
}
