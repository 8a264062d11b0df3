import type { ChatQuestionsResponse, SavedKundli } from "@lagna/contract";
import { RASHI_WORDS } from "@lagna/terms";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { Skeleton } from "../../ui/feedback.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { type Activity, fetchActivity } from "./activity-api.ts";
import { ProfileSection } from "./profile-section.tsx";

/** What the account holds in figures, the chart that the assistant uses by default, and the latest questions. */
export function ActivitySection() {
  const { t } = useTranslation("profile");
  // Below "kundlis", which every change of a kundli makes stale.
  const answer = useQuery({ queryKey: ["kundlis", "activity"], queryFn: ({ signal }) => fetchActivity(signal) });
  return (
    <>
      <ProfileSection title={t("activity.title")}>
        {answer.isPending && <Skeleton className="h-20 w-full" />}
        {answer.isError && <LoadError query={answer} fallback={t("activity.failed")} />}
        {answer.data && <Figures activity={answer.data} />}
      </ProfileSection>
      {answer.data && (
        <>
          <ProfileSection title={t("self.title")}>
            <OwnChart kundli={answer.data.ownKundli} />
          </ProfileSection>
          <ProfileSection title={t("queries.title")}>
            <RecentQuestions asked={answer.data.questions} />
          </ProfileSection>
        </>
      )}
    </>
  );
}

function Figures({ activity: { total, questions, lastActivity } }: { activity: Activity }) {
  const { t } = useTranslation("profile");
  const format = useFormat();
  const figures = [
    { key: "total", value: format.number(total) },
    { key: "queries", value: format.number(questions.total) },
    {
      key: "last",
      value: lastActivity === null ? "–" : format.date(lastActivity, { dateStyle: "medium", timeStyle: "short" }),
    },
  ];
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-3">
      {figures.map(({ key, value }) => (
        <div key={key}>
          <dt className="text-sm text-ink-muted">{t(`activity.${key}`)}</dt>
          <dd className="tabular font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function OwnChart({ kundli }: { kundli: SavedKundli | null }) {
  const { t } = useTranslation("profile");
  const formatTerm = useTermFormatter();
  if (!kundli) return <p className="measure text-ink-muted">{t("self.none")}</p>;
  const { chart } = kundli;
  return (
    <>
      <Link to={`/kundlis/${kundli.id}`} className="font-semibold [overflow-wrap:anywhere] hover:text-accent">
        {kundli.name || t("self.nameless")}
      </Link>
      {chart && (
        <p className="text-sm text-ink-muted">
          {t("self.lagna", {
            lagna: formatTerm(RASHI_WORDS[chart.lagna]),
            moon: formatTerm(RASHI_WORDS[chart.signs.moon]),
          })}
        </p>
      )}
    </>
  );
}

/** The latest questions, each with a link to its conversation. */
function RecentQuestions({ asked: { total, questions } }: { asked: ChatQuestionsResponse }) {
  const { t } = useTranslation("profile");
  const format = useFormat();
  return (
    <>
      {total === 0 && <p className="measure text-ink-muted">{t("queries.none")}</p>}
      <ul>
        {questions.map(({ id, chat_id: chatId, title, question, asked_at: at }) => (
          <li key={id} className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line py-3 first:border-0">
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
      <Link to="/ai-assistant" className="inline-flex min-h-11 items-center text-accent underline">
        {t("queries.ask")}
      </Link>
    </>
  );
}
