import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AlmanacQueries } from "../../../domain/almanac/almanac-queries.tsx";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useErrorText } from "../../../lib/i18n/use-error-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback.tsx";
import { PageTitle } from "../../../ui/page-title.tsx";
import { usePanchangDay } from "../almanac-api.ts";
import { AlmanacBar } from "../almanac-frame.tsx";
import { useAlmanacAddress } from "../use-almanac-address.ts";
import { MAX_ROWS, runSkySearch, type SkyProgress } from "./run-sky-search.ts";
import { formatSkySearch, parseSkySearch, type SkySearch } from "./sky-search-address.ts";
import { SkySearchForm } from "./sky-search-form.tsx";
import { SkySearchTable } from "./sky-search-table.tsx";

/** Conjunctions, and when a graha is at a place, over as many years as the ephemeris covers. */
export function Component() {
  return (
    <AlmanacQueries>
      <SkySearchPage />
    </AlmanacQueries>
  );
}

/** Everything that an address of a search may hold, so that another search leaves none of it. */
const OF_PLACE = ["sign", "varga", "star", "degree", "every"] as const;
const KEYS = ["together", "orb", "graha", ...OF_PLACE, "from", "until", "ayanamsa", "node"] as const;
const NO_SEARCH = Object.fromEntries(KEYS.map((key) => [key, null])) as Readonly<Record<string, null>>;

/** A search that tells how far it is, and keeps what was found if it is stopped. */
function useSkySearch(search: SkySearch | null) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<{ readonly key: string; readonly found: SkyProgress } | null>(null);
  const key = JSON.stringify(search);
  const query = useQuery({
    queryKey: ["sky-search", key],
    queryFn: ({ signal }) =>
      runSkySearch(search as SkySearch, signal, (found) => signal.aborted || setProgress({ key, found })),
    enabled: search !== null,
    staleTime: Infinity,
    retry: false,
  });
  const partial = progress?.key === key ? progress.found : null;
  return {
    isSearching: query.isFetching,
    error: query.error,
    found: query.data ?? partial,
    isStopped: search !== null && !query.isFetching && !query.data && !query.error,
    cancel: () => void client.cancelQueries({ queryKey: ["sky-search", key] }),
    again: () => void query.refetch(),
  };
}

function SkySearchPage() {
  const { t } = useTranslation("skySearch");
  const errorText = useErrorText();
  const { digits, number } = useFormat();
  const address = useAlmanacAddress();
  const search = parseSkySearch(address.params);
  const { isSearching, error, found, isStopped, cancel, again } = useSkySearch(search);
  const place = usePanchangDay(address.query).data?.place;
  const submit = (next: SkySearch) => {
    if (JSON.stringify(next) === JSON.stringify(search)) again();
    else address.change({ ...NO_SEARCH, ...formatSkySearch(next) });
  };
  return (
    <div className="page-wide pt-2 pb-24">
      <PageTitle>{t("title")}</PageTitle>
      <AlmanacBar tab="search" placeName={place?.name} address={address} />
      <h1 className="text-display mt-5 font-light short:mt-3 short:text-title">{t("title")}</h1>
      <p className="measure mt-2 text-ink-muted short:mt-1 short:max-w-none">{digits(t("lead"))}</p>
      <SkySearchForm
        key={JSON.stringify(search)}
        search={search}
        isSearching={isSearching}
        onSubmit={submit}
        onCancel={cancel}
      />
      {isSearching && <Progress found={found} />}
      {error && (
        <Alert tone="bad" className="mt-6">
          {errorText(error, t("failed"))}
        </Alert>
      )}
      {isStopped && (
        <p role="status" className="mt-4">
          {found ? t("stoppedAt", { done: number(found.done), total: number(found.total) }) : t("stopped")}
        </p>
      )}
      {search && found && <SkySearchTable rows={found.rows} search={search} place={place} address={address} />}
      {search && found?.nextYear != null && (
        <div className="mt-4">
          <p className="measure">{t("tooMany", { rows: number(MAX_ROWS) })}</p>
          <Button className="mt-2" onClick={() => submit({ ...search, from: found.nextYear as number })}>
            {t("goOn", { year: digits(String(found.nextYear)) })}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The part of the years that is searched. */
function Progress({ found }: { found: SkyProgress | null }) {
  const { t } = useTranslation("skySearch");
  const { number } = useFormat();
  const { done, total } = found ?? { done: 0, total: 1 };
  return (
    <div className="mt-4 max-w-md">
      <p role="status" className="tabular text-ink-muted">
        {found ? t("progress", { done: number(done), total: number(total) }) : t("searching")}
      </p>
      <div
        role="progressbar"
        aria-label={t("searched")}
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
