import type { ChatQuestionsResponse, ProfileResponse, SavedKundli } from "@lagna/contract";
import { GRAHA_WORDS, RASHI_WORDS } from "@lagna/terms";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { RunningNow } from "../../domain/dasha/running-now.tsx";
import { useWord } from "../../domain/words/use-word.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState, Skeleton } from "../../ui/feedback.tsx";
import { NotLoaded } from "../../ui/not-loaded.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { Table, Td, Th } from "../../ui/table.tsx";
import { type Dashboard, fetchDashboard } from "./dashboard-api.ts";
import { RefreshToken } from "./refresh-token.tsx";

/** One's own figures, as the server has them. */
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
      {answer.isPending && <Skeleton className="mt-8 h-72 w-full" />}
      {answer.isError && <NotLoaded query={answer} otherwise={t("failed")} className="mt-6" />}
      {answer.data && <Figures dashboard={answer.data} />}
      <QuickActions />
    </div>
  );
}

function Figures({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation("dashboard");
  const [now] = useState(() => Date.now());
  const { total, self, recent, changing, profile, asked } = dashboard;
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
        <Queries asked={asked} />
        <ProfileInfo profile={profile} />
      </>
    );
  return (
    <>
      <Stats dashboard={dashboard} />
      <Part title={t("self.title")}>{self ? <Own kundli={self} now={now} /> : <NoneIsOwn />}</Part>
      <Part title={t("now.title")} more={{ to: "/kundlis", text: t("all") }}>
        <ChartsNow kundlis={recent} now={now} />
      </Part>
      {changing.length > 0 && (
        <Part title={t("next.title")}>
          <Changes kundlis={changing} />
        </Part>
      )}
      <Queries asked={asked} />
      <ProfileInfo profile={profile} />
    </>
  );
}

interface PartProps {
  title: string;
  /** To the page that has all of it. */
  more?: { to: string; text: string };
  children: ReactNode;
}

function Part({ title, more, children }: PartProps) {
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

function Stats({ dashboard: { total, asked, lastActivity } }: { dashboard: Dashboard }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const stats = [
    { key: "total", value: format.number(total) },
    { key: "queries", value: format.number(asked.total) },
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

/** The chart that the assistant takes by itself. */
function Own({ kundli, now }: { kundli: SavedKundli; now: number }) {
  const { t } = useTranslation("dashboard");
  const say = useWord();
  const { chart } = kundli;
  return (
    <div className="flex flex-wrap items-center gap-x-10 gap-y-3 rounded-md border border-line bg-surface-raised p-5">
      <div>
        <NameLink kundli={kundli} />
        {chart && (
          <p className="text-sm text-ink-muted">
            {t("self.lagna", { lagna: say(RASHI_WORDS[chart.lagna]), moon: say(RASHI_WORDS[chart.signs.moon]) })}
          </p>
        )}
      </div>
      {chart && (
        <div>
          <RunningNow running={chart.running} now={now} />
        </div>
      )}
    </div>
  );
}

function NoneIsOwn() {
  const { t } = useTranslation("dashboard");
  return <p className="measure text-ink-muted">{t("self.none")}</p>;
}

function ChartsNow({ kundlis, now }: { kundlis: readonly SavedKundli[]; now: number }) {
  const { t } = useTranslation("dashboard");
  const say = useWord();
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
            <Td>{kundli.chart ? say(RASHI_WORDS[kundli.chart.lagna]) : "–"}</Td>
            <Td>{kundli.chart ? <RunningNow running={kundli.chart.running} now={now} /> : t("noChart")}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The next turns of a dasha in any of one's charts. */
function Changes({ kundlis }: { kundlis: readonly SavedKundli[] }) {
  const { t } = useTranslation("dashboard");
  const say = useWord();
  const format = useFormat();
  return (
    <ul>
      {kundlis.map((kundli) => {
        const running = kundli.chart?.running;
        if (!running) return null;
        const period = ([maha, antar]: (typeof running)["lords"]) =>
          `${say(GRAHA_WORDS[maha])}–${say(GRAHA_WORDS[antar])}`;
        return (
          <li key={kundli.id} className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line py-3">
            <time dateTime={running.end} className="tabular w-36 shrink-0 text-ink-muted">
              {format.date(running.end, { day: "numeric", month: "short", year: "numeric" })}
            </time>
            <span className="min-w-0">
              <NameLink kundli={kundli} />{" "}
              {running.next
                ? t("next.turns", { from: period(running.lords), to: period(running.next) })
                : t("next.ends", { from: period(running.lords) })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** What was asked last, each leading back into its talk. */
function Queries({ asked: { total, questions } }: { asked: ChatQuestionsResponse }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  return (
    <Part title={t("queries.title")} more={{ to: "/ai-assistant", text: t("queries.ask") }}>
      {total === 0 && <p className="measure text-ink-muted">{t("queries.none")}</p>}
      <ul>
        {questions.map(({ id, chat_id: talk, title, question, asked_at: at }) => (
          <li key={id} className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line py-3">
            <time dateTime={at} className="tabular w-36 shrink-0 text-ink-muted">
              {format.date(at, { day: "numeric", month: "short", year: "numeric" })}
            </time>
            <span className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
              <Link to={`/ai-assistant?talk=${encodeURIComponent(talk)}`} className="font-semibold hover:text-accent">
                {question}
              </Link>
              {title !== "" && title !== question && (
                <span className="block text-sm text-ink-muted">{t("queries.in", { title })}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Part>
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
    <Part title={t("profile.title")}>
      <dl className="grid max-w-xl gap-y-1 sm:grid-cols-[10rem_1fr]">
        {rows.map(([key, value]) => (
          <div key={key} className="contents">
            <dt className="pt-2 text-sm text-ink-muted">{t(`profile.${key}`)}</dt>
            <dd className="[overflow-wrap:anywhere] sm:pt-2">{value}</dd>
          </div>
        ))}
      </dl>
    </Part>
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
    <Part title={t("action.title")}>
      <div className="flex flex-wrap gap-3">
        {ACTIONS.map(([key, to]) => (
          <Link key={key} to={to} className={buttonClass("secondary")}>
            {t(`action.${key}`)}
          </Link>
        ))}
      </div>
    </Part>
  );
}
