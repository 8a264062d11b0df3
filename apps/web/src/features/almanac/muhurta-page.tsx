import { MUHURTA_ACTIVITY_IDS, type MuhurtaActivityId } from "@lagna/terms";
import { MAX_SEARCH_DAYS, MAX_VISITOR_SEARCH_DAYS } from "@lagna/contract";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { shiftDate, useDateFormat } from "../../domain/almanac/almanac-time.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { useSession } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { Field, Input, Select } from "../../ui/field.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { type MuhurtaData, searchMuhurtas, usePanchangDay } from "./almanac-api.ts";
import { Block } from "./almanac-block.tsx";
import { AlmanacQueries } from "../../domain/almanac/almanac-queries.tsx";
import { AlmanacBar } from "./almanac-frame.tsx";
import { keepFuture, listBest } from "./choose-windows.ts";
import { toDateOn } from "./month-days.ts";
import { MuhurtaCalendar } from "./muhurta-calendar.tsx";
import { type MuhurtaPerson, PeopleFields } from "./muhurta-people.tsx";
import { WindowList } from "./muhurta-windows.tsx";
import { type SearchedDays, searchInParts } from "./search-in-parts.ts";
import { type AlmanacAddress, useAlmanacAddress } from "./use-almanac-address.ts";

/** A search for a good time, with a reason for every point. */
export function Component() {
  return (
    <AlmanacQueries>
      <MuhurtaPage />
    </AlmanacQueries>
  );
}

const SEARCH_DAYS = 27;
/** Shorter windows are left out, as the search itself does by default. */
const MIN_MINUTES = 20;

function readPlace({ place_id: id, latitude, longitude, time_zone: zone }: AlmanacAddress["place"]) {
  if (id !== undefined) return { place_id: Number(id) };
  return { latitude: Number(latitude), longitude: Number(longitude), ...(zone !== undefined && { time_zone: zone }) };
}

type MuhurtaQuestion = Readonly<Record<string, unknown>> & { readonly from: string; readonly until: string };

/** A search that tells how far it is and can be stopped: the request is cancelled, and nothing is shown of it. */
function useSearch() {
  const stop = useRef<AbortController>(null);
  const [days, setDays] = useState<SearchedDays | null>(null);
  const maxDays = useSession().user ? MAX_SEARCH_DAYS : MAX_VISITOR_SEARCH_DAYS;
  const search = useMutation({
    mutationFn: ({ from, until, ...asked }: MuhurtaQuestion) => {
      const { signal } = (stop.current = new AbortController());
      setDays(null);
      return searchInParts({
        range: { from, until },
        maxDays,
        search: (part) => searchMuhurtas({ ...asked, ...part }, signal),
        onProgress: (reached) => signal.aborted || setDays(reached),
      });
    },
  });
  const cancel = () => {
    stop.current?.abort();
    search.reset();
  };
  return { search, cancel, days };
}

function MuhurtaPage() {
  const { t } = useTranslation("almanac");
  const language = useLanguage();
  const address = useAlmanacAddress();
  const errorText = useErrorText();
  const [activity, setActivity] = useState<MuhurtaActivityId>("griha_pravesha");
  const [from, setFrom] = useState(() => toDateOn(Date.now()));
  const [until, setUntil] = useState(() => shiftDate(toDateOn(Date.now()), SEARCH_DAYS));
  const [people, setPeople] = useState<readonly MuhurtaPerson[]>([]);
  const [hasNights, setHasNights] = useState(false);
  const { search, cancel, days } = useSearch();
  const placeName = usePanchangDay(address.query).data?.place.name;
  const submit = () => {
    const asked = { activity, from, until, place: readPlace(address.place), language, nights: hasNights };
    search.mutate({ ...asked, people: people.map(({ name, moon }) => ({ name, moon })) });
  };
  return (
    <div className="page-wide pt-2 pb-24">
      <PageTitle description={t("muhurta.description")}>{t("muhurta.title")}</PageTitle>
      <AlmanacBar tab="muhurta" placeName={placeName} address={address} />
      <h1 className="text-display mt-5 font-light">{t("muhurta.title")}</h1>
      <p className="measure mt-2 text-ink-muted">{t("muhurta.lead")}</p>
      <form
        className="no-print mt-6 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4"
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
        <PeopleFields people={people} onChange={setPeople} />
        <label className="flex min-h-11 items-center gap-x-3">
          <input
            type="checkbox"
            checked={hasNights}
            onChange={({ target }) => setHasNights(target.checked)}
            className="size-5 accent-accent-fill"
          />
          {t("muhurta.nights")}
        </label>
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" type="submit" busy={search.isPending}>
            {t("muhurta.search")}
          </Button>
          {search.isPending && <Button onClick={cancel}>{t("muhurta.cancel")}</Button>}
        </div>
      </form>
      {search.isPending && <Progress days={days} />}
      {search.isError && (
        <Alert tone="bad" className="mt-6">
          {errorText(search.error, t("failed"))}
        </Alert>
      )}
      {search.data && <Found key={search.submittedAt} data={search.data} searchedAt={search.submittedAt} />}
    </div>
  );
}

/** The part of the days that is done. */
function Progress({ days }: { days: SearchedDays | null }) {
  const { t } = useTranslation("almanac");
  const { number } = useFormat();
  const { done, total } = days ?? { done: 0, total: 1 };
  return (
    <div className="mt-4 max-w-md">
      <p role="status" className="tabular text-ink-muted">
        {days ? t("muhurta.progress", { done: number(done), total: number(total) }) : t("muhurta.searching")}
      </p>
      <div
        role="progressbar"
        aria-label={t("muhurta.searched")}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        className="mt-2 h-1.5 rounded-full bg-ink/12"
      >
        <div className="h-full rounded-full bg-accent-fill" style={{ width: `${(100 * done) / total}%` }} />
      </div>
    </div>
  );
}

/** @param searchedAt milliseconds since 1970; hours before it are gone */
function Found({ data, searchedAt }: { data: MuhurtaData; searchedAt: number }) {
  const windows = keepFuture(data.windows, searchedAt, MIN_MINUTES);
  const best = listBest(windows);
  const [chosen, setChosen] = useState<string | null>(best[0]?.start ?? null);
  const listed = windows.filter((window) => best.includes(window) || window.start === chosen);
  return (
    <div className="mt-10 grid items-start gap-x-14 gap-y-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <div className="min-w-0">
        <MuhurtaCalendar data={data} windows={windows} chosen={chosen} onChoose={setChosen} />
      </div>
      <div className="min-w-0 lg:row-span-2">
        <WindowList data={data} windows={listed} chosen={chosen} onChoose={setChosen} />
      </div>
      <Barred data={data} />
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
