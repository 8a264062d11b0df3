import type { SavedKundli } from "@lagna/contract";
import { GRAHA_WORDS, RASHI_WORDS } from "@lagna/terms";
import { useQuery } from "@tanstack/react-query";
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Today } from "../../domain/almanac/today.tsx";
import { RunningDasha } from "../../domain/dasha/running-dasha.tsx";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { AskOwnChart } from "../../domain/saved-kundlis/ask-own-chart.tsx";
import { namesAgree, wasAskedForOwnChart } from "../../domain/saved-kundlis/own-chart-asked.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { loadNamespaces } from "../../lib/i18n/i18n.ts";
import { getPageData } from "../../lib/page-data.ts";
import { useSession } from "../../lib/session.ts";
import { useNearView } from "../../lib/use-near-view.ts";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState, Skeleton } from "../../ui/feedback.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { Table, Td, Th } from "../../ui/table.tsx";
import { type Dashboard, fetchDashboard } from "./dashboard-api.ts";
import type { TodayChartProps } from "./today-chart.tsx";

/** Loaded when it is shown, with its texts. Without it, the rest of the page works. */
const TodayChart = lazy<ComponentType<TodayChartProps>>(() =>
  Promise.all([import("./today-chart.tsx"), loadNamespaces(["kundli"])]).then(
    ([module]) => ({ default: module.TodayChart }),
    () => ({ default: () => null }),
  ),
);

/** The day of the person who is signed in, and below it what runs in the charts of their account. */
export function Component() {
  const { t } = useTranslation("dashboard");
  const answer = useQuery({ queryKey: ["kundlis", "dashboard"], queryFn: ({ signal }) => fetchDashboard(signal) });
  return (
    <div className="page pt-2 pb-24">
      <PageTitle>{t("title")}</PageTitle>
      <h1 className="sr-only">{t("title")}</h1>
      <OwnDay dashboard={answer.data} hasSettled={!answer.isPending}>
        {answer.isError && <LoadError query={answer} fallback={t("failed")} className="mt-12" />}
        {answer.data?.ownKundli && <SkyNow kundli={answer.data.ownKundli} />}
        {answer.data && <Charts dashboard={answer.data} />}
        <QuickActions />
      </OwnDay>
    </div>
  );
}

interface OwnDayProps {
  dashboard: Dashboard | undefined;
  hasSettled: boolean;
  /** What is below the day, shown together with it. */
  children: ReactNode;
}

/** The day. Who has charts, and none of their own, is asked once which of them it is. */
function OwnDay({ dashboard, hasSettled, children }: OwnDayProps) {
  const { user } = useSession();
  // A new own chart is another day.
  const [answers, setAnswers] = useState(0);
  const account = user?.email ?? "";
  const candidates = dashboard?.ownKundli === null ? dashboard.recent.filter(({ chart }) => chart !== null) : [];
  const isAsking = candidates.length > 0 && !wasAskedForOwnChart(account);
  const own = dashboard?.ownKundli;
  return (
    <Today
      key={answers}
      birthPlace={own && own.city !== "" ? { city: own.city, country: own.country } : null}
      isQuiet={isAsking}
      isWaiting={!hasSettled}
      above={
        isAsking && (
          <AskOwnChart
            account={account}
            candidates={candidates}
            preselected={candidates.find(({ name }) => namesAgree(name, user?.name ?? ""))?.id ?? null}
            onAnswered={() => setAnswers(answers + 1)}
            className="mb-2 border-b border-line py-3"
          />
        )
      }
      below={children}
    />
  );
}

/**
 * The sky of now over the own lagna; a chart without a time of birth has none. On a phone it is two screens below the day, and drawn when a reader
 * comes near it.
 */
function SkyNow({ kundli }: { kundli: SavedKundli }) {
  const { t } = useTranslation("dashboard");
  const [place, isNear] = useNearView<HTMLDivElement>();
  if (!kundli.chart) return null;
  // With room for the link below the chart.
  const room = <Skeleton className="mt-2 mb-11 aspect-square w-full max-w-xs" />;
  return (
    <DashboardSection title={t("sky.title")}>
      <div ref={place}>
        {isNear ? (
          <Suspense fallback={room}>
            <TodayChart kundli={kundli} lagna={kundli.chart.lagna} />
          </Suspense>
        ) : (
          room
        )}
      </div>
    </DashboardSection>
  );
}

function Charts({ dashboard: { total, recent, upcomingChanges } }: { dashboard: Dashboard }) {
  const { t } = useTranslation("dashboard");
  const [now] = useState(() => getPageData()?.now ?? Date.now());
  if (total === 0)
    return (
      <EmptyState
        title={t("nothing")}
        action={
          <Link to="/generate-kundali" className={buttonClass("primary")}>
            {t("action.generate")}
          </Link>
        }
      />
    );
  return (
    <div className="mt-12 grid items-start gap-x-14 lg:grid-cols-2">
      <DashboardSection title={t("now.title")} more={{ to: "/kundlis", text: t("all") }}>
        <CurrentPeriods kundlis={recent} now={now} />
      </DashboardSection>
      {upcomingChanges.length > 0 && (
        <DashboardSection title={t("next.title")}>
          <UpcomingChanges kundlis={upcomingChanges} />
        </DashboardSection>
      )}
    </div>
  );
}

interface DashboardSectionProps {
  title: string;
  /** Link to the page with the complete list. */
  more?: { to: string; text: string };
  children: ReactNode;
}

function DashboardSection({ title, more, children }: DashboardSectionProps) {
  return (
    <section aria-label={title} className="mt-6 min-w-0 border-t border-line pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-sm font-semibold text-ink-muted">{title}</h2>
        {more && (
          <Link to={more.to} className="inline-flex min-h-11 items-center text-accent underline">
            {more.text}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

function NameLink({ kundli }: { kundli: SavedKundli }) {
  const { t } = useTranslation("kundlis");
  return (
    <Link to={`/kundlis/${kundli.id}`} className="font-semibold [overflow-wrap:anywhere] hover:text-accent">
      {kundli.name || t("nameless")}
    </Link>
  );
}

function CurrentPeriods({ kundlis, now }: { kundlis: readonly SavedKundli[]; now: number }) {
  const { t } = useTranslation("dashboard");
  const formatTerm = useTermFormatter();
  return (
    <Table caption={t("now.title")}>
      <thead>
        <tr>
          <Th className="ps-0">{t("column.name")}</Th>
          <Th>{t("column.lagna")}</Th>
          <Th>{t("column.now")}</Th>
        </tr>
      </thead>
      <tbody>
        {kundlis.map((kundli) => (
          <tr key={kundli.id}>
            <Th scope="row" className="ps-0">
              <NameLink kundli={kundli} />
            </Th>
            <Td>{kundli.chart ? formatTerm(RASHI_WORDS[kundli.chart.lagna]) : "–"}</Td>
            <Td>{kundli.chart ? <RunningDasha running={kundli.chart.running} now={now} /> : t("noChart")}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The next dasha changes in any of the user's charts. */
function UpcomingChanges({ kundlis }: { kundlis: readonly SavedKundli[] }) {
  const { t } = useTranslation("dashboard");
  const formatTerm = useTermFormatter();
  const format = useFormat();
  return (
    <ul>
      {kundlis.map((kundli) => {
        const running = kundli.chart?.running;
        if (!running) return null;
        const formatPeriod = ([maha, antar]: (typeof running)["lords"]) =>
          `${formatTerm(GRAHA_WORDS[maha])}–${formatTerm(GRAHA_WORDS[antar])}`;
        return (
          <li key={kundli.id} className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line py-3">
            <time dateTime={running.end} className="tabular w-36 shrink-0 text-ink-muted">
              {format.date(running.end, { day: "numeric", month: "short", year: "numeric" })}
            </time>
            <span className="min-w-0">
              <NameLink kundli={kundli} />{" "}
              {running.next
                ? t("next.turns", { from: formatPeriod(running.lords), to: formatPeriod(running.next) })
                : t("next.ends", { from: formatPeriod(running.lords) })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const ACTIONS = [
  ["generate", "/generate-kundali"],
  ["kundlis", "/kundlis"],
  ["assistant", "/ai-assistant"],
  ["import", "/kundlis/files"],
  ["profile", "/profile"],
] as const;

function QuickActions() {
  const { t } = useTranslation("dashboard");
  return (
    <DashboardSection title={t("action.title")}>
      <div className="flex flex-wrap gap-x-6">
        {ACTIONS.map(([key, to]) => (
          <Link key={key} to={to} className="inline-flex min-h-11 items-center text-accent underline">
            {t(`action.${key}`)}
          </Link>
        ))}
      </div>
    </DashboardSection>
  );
}
