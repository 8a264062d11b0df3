import type { ChatQuestionsResponse, ProfileResponse, SavedKundli } from "@lagna/contract";
import { GRAHA_WORDS, RASHI_WORDS } from "@lagna/terms";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Today } from "../../domain/almanac/today.tsx";
import { RunningDasha } from "../../domain/dasha/running-dasha.tsx";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState, Skeleton } from "../../ui/feedback.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { Table, Td, Th } from "../../ui/table.tsx";
import { type Dashboard, fetchDashboard } from "./dashboard-api.ts";
import { RefreshToken } from "./refresh-token.tsx";

/** The user's own figures, from the server. */
export function Component() {
  const { t } = useTranslation("dashboard");
  const answer = useQuery({ queryKey: ["kundlis", "dashboard"], queryFn: ({ signal }) => fetchDashboard(signal) });
  return (
    <div className="page pt-6 pb-24">
      <PageTitle>{t("title")}</PageTitle>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-title font-light">{t("title")}</h1>
        <RefreshToken />
      </div>
      <Today className="mt-6" />
      {answer.isPending && <Skeleton className="mt-8 h-72 w-full" />}
      {answer.isError && <LoadError query={answer} fallback={t("failed")} className="mt-6" />}
      {answer.data && <Figures dashboard={answer.data} />}
      <QuickActions />
    </div>
  );
}

function Figures({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation("dashboard");
  const [now] = useState(() => Date.now());
  const { total, ownKundli, recent, upcomingChanges, profile, questions } = dashboard;
  if (total === 0)
    return (
      <>
        <Stats dashboard={dashboard} />
        <EmptyState
          title={t("nothing")}
          action={
            <Link to="/generate-kundali" className={buttonClass("primary")}>
              {t("action.generate")}
            </Link>
          }
        />
        <RecentQuestions asked={questions} />
        <ProfileInfo profile={profile} />
      </>
    );
  return (
    <>
      <Stats dashboard={dashboard} />
      <DashboardSection title={t("self.title")}>
        {ownKundli ? <OwnChart kundli={ownKundli} now={now} /> : <NoOwnChart />}
      </DashboardSection>
      <DashboardSection title={t("now.title")} more={{ to: "/kundlis", text: t("all") }}>
        <CurrentPeriods kundlis={recent} now={now} />
      </DashboardSection>
      {upcomingChanges.length > 0 && (
        <DashboardSection title={t("next.title")}>
          <UpcomingChanges kundlis={upcomingChanges} />
        </DashboardSection>
      )}
      <RecentQuestions asked={questions} />
      <ProfileInfo profile={profile} />
    </>
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
    <section aria-label={title} className="mt-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-heading font-medium">{title}</h2>
        {more && (
          <Link to={more.to} className="inline-flex min-h-11 items-center text-accent underline">
            {more.text}
          </Link>
        )}
      </div>
      <div className="mt-3">{children}</div>
    </section>
  );
}

function Stats({ dashboard: { total, questions, lastActivity } }: { dashboard: Dashboard }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const stats = [
    { key: "total", value: format.number(total) },
    { key: "queries", value: format.number(questions.total) },
    {
      key: "last",
      value: lastActivity === null ? "–" : format.date(lastActivity, { dateStyle: "medium", timeStyle: "short" }),
    },
  ];
  return (
    <dl className="mt-8 grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-3">
      {stats.map(({ key, value }) => (
        <div key={key} className="bg-surface-raised p-5">
          <dt className="text-sm text-ink-muted">{t(`stat.${key}`)}</dt>
          <dd className="tabular mt-1 text-title font-light">{value}</dd>
        </div>
      ))}
    </dl>
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

/** The chart that the assistant uses by default. */
function OwnChart({ kundli, now }: { kundli: SavedKundli; now: number }) {
  const { t } = useTranslation("dashboard");
  const formatTerm = useTermFormatter();
  const { chart } = kundli;
  return (
    <div className="flex flex-wrap items-center gap-x-10 gap-y-3 rounded-md border border-line bg-surface-raised p-5">
      <div>
        <NameLink kundli={kundli} />
        {chart && (
          <p className="text-sm text-ink-muted">
            {t("self.lagna", {
              lagna: formatTerm(RASHI_WORDS[chart.lagna]),
              moon: formatTerm(RASHI_WORDS[chart.signs.moon]),
            })}
          </p>
        )}
      </div>
      {chart && (
        <div>
          <RunningDasha running={chart.running} now={now} />
        </div>
      )}
    </div>
  );
}

function NoOwnChart() {
  const { t } = useTranslation("dashboard");
  return <p className="measure text-ink-muted">{t("self.none")}</p>;
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

/** The latest questions, each with a link to its conversation. */
function RecentQuestions({ asked: { total, questions } }: { asked: ChatQuestionsResponse }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  return (
    <DashboardSection title={t("queries.title")} more={{ to: "/ai-assistant", text: t("queries.ask") }}>
      {total === 0 && <p className="measure text-ink-muted">{t("queries.none")}</p>}
      <ul>
        {questions.map(({ id, chat_id: chatId, title, question, asked_at: at }) => (
          <li key={id} className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line py-3">
            <time dateTime={at} className="tabular w-36 shrink-0 text-ink-muted">
              {format.date(at, { day: "numeric", month: "short", year: "numeric" })}
            </time>
            <span className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
              <Link to={`/ai-assistant?talk=${encodeURIComponent(chatId)}`} className="font-semibold hover:text-accent">
                {question}
              </Link>
              {title !== "" && title !== question && (
                <span className="block text-sm text-ink-muted">{t("queries.in", { title })}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </DashboardSection>
  );
}

function ProfileInfo({ profile }: { profile: ProfileResponse }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const rows = [
    ["email", profile.email],
    ["since", format.date(profile.created_at, { dateStyle: "long" })],
    ["status", t(`profile.${profile.status}`)],
  ] as const;
  return (
    <DashboardSection title={t("profile.title")}>
      <dl className="grid max-w-xl gap-y-1 sm:grid-cols-[10rem_1fr]">
        {rows.map(([key, value]) => (
          <div key={key} className="contents">
            <dt className="pt-2 text-sm text-ink-muted">{t(`profile.${key}`)}</dt>
            <dd className="[overflow-wrap:anywhere] sm:pt-2">{value}</dd>
          </div>
        ))}
      </dl>
    </DashboardSection>
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
      <div className="flex flex-wrap gap-3">
        {ACTIONS.map(([key, to]) => (
          <Link key={key} to={to} className={buttonClass("secondary")}>
            {t(`action.${key}`)}
          </Link>
        ))}
      </div>
    </DashboardSection>
  );
}
