import {
  getWord,
  KARANA_WORDS,
  MUHURTA_ACTIVITY_IDS,
  type MuhurtaActivityId,
  NAKSHATRA_WORDS,
  NAKSHATRAS,
  NITYA_YOGA_WORDS,
  RASHI_WORDS,
  TITHI_WORDS,
  VARA_WORDS,
  GRAHA_WORDS,
  type Graha,
  type Word,
} from "@lagna/terms";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { Field, Input, Select } from "../../ui/field.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { type MuhurtaData, searchMuhurtas } from "./almanac-api.ts";
import { AlmanacBar, AlmanacQueries } from "./almanac-frame.tsx";
import { shiftDate, useClock, useDateFormat } from "../../domain/almanac/almanac-time.ts";
import { Block } from "./almanac-block.tsx";
import { useAlmanacAddress } from "./use-almanac-address.ts";

/** A search for a good time, with a reason for every point. */
export function Component() {
  return (
    <AlmanacQueries>
      <MuhurtaPage />
    </AlmanacQueries>
  );
}

const SEARCH_DAYS = 27;
const BEST = 12;
const today = (): string => new Date().toISOString().slice(0, 10);

function MuhurtaPage() {
  const { t } = useTranslation("almanac");
  const language = useLanguage();
  const address = useAlmanacAddress();
  const errorText = useErrorText();
  const [activity, setActivity] = useState<MuhurtaActivityId>("griha_pravesha");
  const [from, setFrom] = useState(today);
  const [until, setUntil] = useState(() => shiftDate(today(), SEARCH_DAYS));
  const [star, setStar] = useState("");
  const search = useMutation({ mutationFn: searchMuhurtas });
  const { place_id: id, latitude, longitude, time_zone: zone } = address.place;
  const place =
    id === undefined
      ? { latitude: Number(latitude), longitude: Number(longitude), ...(zone !== undefined && { time_zone: zone }) }
      : { place_id: Number(id) };
  const submit = () =>
    search.mutate({
      activity,
      from,
      until,
      place,
      language,
      people: star === "" ? [] : [{ name: t("muhurta.you"), moon: { nakshatra: star } }],
      limit: BEST,
    });
  return (
    <div className="page pt-2 pb-24">
      <PageTitle description={t("muhurta.description")}>{t("muhurta.title")}</PageTitle>
      <AlmanacBar tab="muhurta" placeName={search.data?.place.name} address={address} />
      <h1 className="text-display mt-5 font-light">{t("muhurta.title")}</h1>
      <p className="measure mt-2 text-ink-muted">{t("muhurta.lead")}</p>
      <form
        className="no-print mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field label={t("muhurta.what")}>
          {(control) => (
            <Select
              {...control}
              value={activity}
              onChange={({ target }) => setActivity(target.value as MuhurtaActivityId)}
            >
              {MUHURTA_ACTIVITY_IDS.map((each) => (
                <option key={each} value={each}>
                  {t(`activity.${each}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t("muhurta.from")}>
          {(control) => (
            <Input {...control} type="date" required value={from} onChange={({ target }) => setFrom(target.value)} />
          )}
        </Field>
        <Field label={t("muhurta.until")}>
          {(control) => (
            <Input {...control} type="date" required value={until} onChange={({ target }) => setUntil(target.value)} />
          )}
        </Field>
        <Field label={t("forYou.star")}>
          {(control) => (
            <Select {...control} value={star} onChange={({ target }) => setStar(target.value)}>
              <option value="">{t("muhurta.anyone")}</option>
              {NAKSHATRAS.map((each) => (
                <option key={each} value={each}>
                  {getWord(NAKSHATRA_WORDS[each], language)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button variant="primary" type="submit" busy={search.isPending} className="justify-self-start">
          {t("muhurta.search")}
        </Button>
      </form>
      {search.isError && (
        <Alert tone="bad" className="mt-6">
          {errorText(search.error, t("failed"))}
        </Alert>
      )}
      {search.data && <Windows data={search.data} />}
    </div>
  );
}

function Windows({ data }: { data: MuhurtaData }) {
  const { t } = useTranslation("almanac");
  return (
    <div className="mt-10 grid items-start gap-x-14 gap-y-10 lg:grid-cols-[3fr_2fr]">
      <Block title={t("muhurta.best")}>
        {data.windows.length === 0 && <p>{t("muhurta.nothing")}</p>}
        <ol className="border-t border-line">
          {data.windows.map((window, index) => (
            <Window key={window.start} window={window} isOpen={index === 0} />
          ))}
        </ol>
        <p className="measure mt-4 text-sm text-ink-muted">{t("muhurta.only", { source: data.source })}</p>
        {data.flag_only && <p className="measure mt-2 text-sm">{t("muhurta.doctor")}</p>}
      </Block>
      <Barred data={data} />
    </div>
  );
}

type WindowData = MuhurtaData["windows"][number];

function Window({ window, isOpen }: { window: WindowData; isOpen: boolean }) {
  const { t } = useTranslation("almanac");
  const clock = useClock(window.date);
  const format = useDateFormat();
  const { number } = useFormat();
  const id = useId();
  return (
    <li className="border-b border-line">
      <details open={isOpen}>
        <summary className="flex min-h-12 flex-wrap items-center gap-x-4 py-2" aria-describedby={id}>
          <strong className="w-32">{format(window.date, { weekday: "short", day: "numeric", month: "short" })}</strong>
          <span id={id} className="tabular">
            {t("range", { from: clock(window.start), until: clock(window.end) })}
          </span>
          {window.score !== null && (
            <strong className="tabular ms-auto text-lg text-accent">{number(Math.round(window.score))}</strong>
          )}
        </summary>
        <dl className="pb-3">
          {window.reasons.map((reason) => (
            <ReasonRow key={reason.fact} reason={reason} />
          ))}
          {window.panchaka !== null && <p className="pt-2 text-sm text-ink-muted">{t("muhurta.panchaka")}</p>}
        </dl>
      </details>
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

function ReasonRow({ reason }: { reason: WindowData["reasons"][number] }) {
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
    <div className="grid grid-cols-[6rem_1fr_3.5rem] items-center gap-x-3 py-1.5 text-sm sm:grid-cols-[7rem_1fr_7.5rem_3.5rem]">
      <dt className="font-medium">{t(`fact.${reason.fact}`)}</dt>
      <dd>
        {value}
        {grahas.length > 0 && (
          <span className="text-ink-muted"> · {t("muhurta.occupied", { grahas: list(grahas) })}</span>
        )}
      </dd>
      <dd aria-hidden="true" className="hidden h-2 sm:block">
        <span className="block h-full rounded-full bg-ink/12" style={{ width: `${reason.of * 4}%` }}>
          <span
            className="block h-full rounded-full bg-accent-fill"
            style={{ width: `${(100 * reason.points) / reason.of}%` }}
          />
        </span>
      </dd>
      <dd className="tabular text-end">
        <strong>{number(Math.round(reason.points * 10) / 10)}</strong>
        <span className="text-ink-muted">/{number(reason.of)}</span>
      </dd>
    </div>
  );
}

/** What takes days out of the search, with their dates. */
function Barred({ data }: { data: MuhurtaData }) {
  const { t } = useTranslation("almanac");
  const format = useDateFormat();
  const reasons = [...new Set(data.barred.map(({ reason }) => reason))];
  return (
    <Block title={t("muhurta.bars")}>
      <ul>
        {reasons.map((reason) => {
          const dates = [...new Set(data.barred.filter((bar) => bar.reason === reason).map(({ date }) => date))];
          const shown = dates.map((date) => format(date, { day: "numeric", month: "short" }));
          return (
            <li key={reason} className="border-b border-line py-2.5">
              <strong>{t(`bar.${reason}`)}</strong>{" "}
              <span className="text-sm text-ink-muted">
                {reason === "rahu_kala" ? t("muhurta.daily") : shown.slice(0, 8).join(", ")}
                {reason !== "rahu_kala" && shown.length > 8 && " …"}
              </span>
            </li>
          );
        })}
      </ul>
    </Block>
  );
}
