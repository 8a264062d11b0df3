import type { Today as TodayData } from "@lagna/contract";
import { formatTithiName, GRAHA_WORDS, NAKSHATRA_WORDS, RASHI_WORDS, TARA_WORDS } from "@lagna/terms";
import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { useFormat } from "../../lib/i18n/format.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { writeQuestionDraft } from "../../lib/question-draft.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../lib/cx.ts";
import { GRAHA_FILL } from "../chart/graha-colours.ts";
import { formatDmInSign } from "../formatting/format-degrees.ts";
import { useTermFormatter } from "../formatting/use-term-formatter.ts";
import { readStoredPlace } from "./almanac-place.ts";
import { useClock, useDateFormat } from "./almanac-time.ts";
import { DayStrip } from "./day-strip.tsx";
import { useToday } from "./use-today.ts";

/** Today for the reader: one sentence, the strip of the day, what runs, a question to ask, and what comes next. */
export function Today({ className }: { className?: string }) {
  const { t } = useTranslation("today");
  const { today, hasFailed } = useToday();
  return (
    <section aria-label={t("title")} className={className}>
      {hasFailed && <p className="text-ink-muted">{t("failed")}</p>}
      {today && <Content today={today} />}
    </section>
  );
}

function Content({ today }: { today: TodayData }) {
  const formatDate = useDateFormat();
  const { date, place, sentence, advice } = today;
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-6 border-b border-line pb-3 text-sm font-semibold">
        <span>{formatDate(date, { weekday: "long", day: "numeric", month: "long" })}</span>
        <span className="text-accent">{place.name}</span>
      </p>
      <div className="grid gap-x-14 lg:grid-cols-2">
        <div className="min-w-0">
          <h2 className="mt-6 text-title font-light text-balance">{sentence}</h2>
          <p className="measure mt-3 text-ink-muted">{advice}</p>
          <MoonNow today={today} />
          <DayOfPlace today={today} />
        </div>
        <div className="min-w-0">
          {today.running.length > 0 && <Running today={today} />}
          <Ask questions={today.questions} />
          <Next today={today} />
        </div>
      </div>
    </>
  );
}

const Part = ({ title, children, link }: { title: string; children: ReactNode; link?: ReactNode }) => (
  <section aria-label={title} className="mt-6 border-t border-line pt-4">
    <div className="flex items-baseline justify-between">
      <h3 className="text-sm font-semibold text-ink-muted">{title}</h3>
      {link}
    </div>
    {children}
  </section>
);

function MoonNow({ today: { moon, passes, date } }: { today: TodayData }) {
  const { t } = useTranslation("today");
  const say = useTermFormatter();
  const clock = useClock(date);
  const { digits } = useFormat();
  return (
    <dl className="tabular mt-4 grid max-w-sm grid-cols-[1fr_auto] gap-x-6 gap-y-1 text-sm">
      <dt className="text-ink-muted">{t("moonNow")}</dt>
      <dd>
        {say(RASHI_WORDS[moon.sign])} {digits(formatDmInSign(moon.longitude % 30))}
      </dd>
      {passes.map(({ graha, at }) => (
        <div key={graha} className="contents">
          <dt className="text-ink-muted">{t("reached", { graha: say(GRAHA_WORDS[graha]) })}</dt>
          <dd>{clock(at)}</dd>
        </div>
      ))}
    </dl>
  );
}

function DayOfPlace({ today }: { today: TodayData }) {
  const { t } = useTranslation("today");
  const language = useLanguage();
  const say = useTermFormatter();
  const { day, tara, place, date } = today;
  const [tithi] = day.tithi;
  const [star] = day.nakshatra;
  const search = new URLSearchParams({ ...readStoredPlace(), date }).toString();
  return (
    <Part
      title={t("dayIn", { place: place.name })}
      link={
        <Link to={`/panchang?${search}`} className="inline-flex min-h-11 items-center font-semibold text-accent">
          {t("panchang")}
        </Link>
      }
    >
      <p>
        {tithi && formatTithiName(tithi.number, language)}, {star && say(NAKSHATRA_WORDS[star.name])}.{" "}
        {tara && t(`tara.${tara.quality}`, { tara: say(TARA_WORDS[tara.tara]) })}
      </p>
      {day.choghadiya && <DayStrip day={day} cells={day.choghadiya} date={date} />}
    </Part>
  );
}

function Running({ today: { running } }: { today: TodayData }) {
  const { t } = useTranslation("today");
  const say = useTermFormatter();
  const format = useFormat();
  return (
    <Part title={t("running")}>
      <ul>
        {running.map(({ lord, end }, level) => (
          <li key={level} className={cx("flex items-baseline gap-3 py-1.5", ["", "ps-4", "ps-8"][level])}>
            <svg viewBox="0 0 8 8" aria-hidden="true" className="size-2 shrink-0">
              <circle cx="4" cy="4" r="4" className={GRAHA_FILL[lord]} />
            </svg>
            <span className="font-semibold">{say(GRAHA_WORDS[lord])}</span>
            <span className="tabular text-sm text-ink-muted">
              {t("until", { date: format.date(end, { day: "numeric", month: "short", year: "numeric" }) })}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Ask({ questions }: { questions: readonly string[] }) {
  const { t } = useTranslation("today");
  const navigate = useNavigate();
  const [own, setOwn] = useState("");
  const ask = (question: string) => {
    writeQuestionDraft(question);
    void navigate("/ai-assistant");
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (own.trim() !== "") ask(own.trim());
  };
  return (
    <Part title={t("ask")}>
      {questions.map((question) => (
        <Button key={question} className="mt-2 w-full justify-start text-start" onClick={() => ask(question)}>
          {question}
        </Button>
      ))}
      <form className="mt-2 flex gap-2" onSubmit={submit}>
        <input
          aria-label={t("own")}
          placeholder={t("own")}
          value={own}
          maxLength={500}
          onChange={({ target }) => setOwn(target.value)}
          className="min-h-11 min-w-0 flex-1 rounded-md border border-line-strong bg-surface-raised px-4"
        />
        <Button type="submit" variant="primary">
          {t("send")}
        </Button>
      </form>
    </Part>
  );
}

function Next({ today: { next, date } }: { today: TodayData }) {
  const { t } = useTranslation("today");
  const formatDate = useDateFormat();
  return (
    <Part title={t("next")}>
      <ul>
        {next.map((festival) => (
          <li
            key={`${festival.id}${festival.date}${festival.tradition}`}
            className="border-b border-line last:border-0"
          >
            <Link
              to={`/festivals/${festival.id}/${festival.date.slice(0, 4)}?${new URLSearchParams({ ...readStoredPlace(), date: festival.date }).toString()}`}
              className="flex min-h-11 items-center gap-x-4 py-2 hover:text-accent"
            >
              <span className="w-28 shrink-0 text-sm text-ink-muted">
                {festival.date === date
                  ? t("today")
                  : formatDate(festival.date, { weekday: "short", day: "numeric", month: "short" })}
              </span>
              <span className="min-w-0">{festival.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}
