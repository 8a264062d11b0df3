import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { DebugSessionsResponse, ServerReport, TestMailResponse } from "@lagna/contract";
import { api } from "../../lib/api.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { type Format, useFormat } from "../../lib/i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { Alert, Badge, Skeleton, type Tone } from "../../ui/feedback.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { FIX_PAGES } from "./fix-pages.data.ts";
import { ServerPlots } from "./server-plots.tsx";

type HealthPart = ServerReport["parts"][number];

const TONES: Record<HealthPart["state"], Tone> = { good: "good", attention: "warn", off: "neutral" };
const INSTANT_OPTIONS: Intl.DateTimeFormatOptions = { dateStyle: "medium", timeStyle: "short" };
const INSTANT_FACTS = ["at", "now"];

/** Requested again at each visit: a result from a minute ago is out of date. */
const useServerReport = () =>
  useQuery({
    queryKey: ["server-report"],
    queryFn: ({ signal }) =>
      api<ServerReport>(`/api/v1/admin/health?${new URLSearchParams({ now: new Date().toISOString() })}`, { signal }),
    gcTime: 0,
  });

/** The server's health, for administrators: each part, its state, and what to do about it. */
export function ServerHealth() {
  const { t } = useTranslation("server");
  const errorText = useErrorText();
  const { data, error, isPending, isFetching, refetch } = useServerReport();
  const attentionCount = data?.parts.filter(({ state }) => state === "attention").length ?? 0;
  return (
    <div className="page pt-10 sm:pt-14">
      <PageTitle>{t("title")}</PageTitle>
      <h1 className="text-title font-light">{t("title")}</h1>
      <p className="measure mt-1 text-ink-muted" role="status">
        {data && (attentionCount === 0 ? t("allGood") : t("wanting", { count: attentionCount }))}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button busy={isFetching} onClick={() => void refetch()}>
          {t("again")}
        </Button>
        <TestMail />
      </div>
      {isPending && <Skeleton className="mt-8 h-96 w-full" />}
      {error && (
        <Alert tone="bad" className="mt-5">
          {errorText(error, t("notLoaded"))}
        </Alert>
      )}
      {data && (
        <dl className="mt-8 border-t border-line">
          {data.parts.map((part) => (
            <PartRow key={part.part} {...part} />
          ))}
          <OpenSessions />
        </dl>
      )}
      <ServerPlots />
    </div>
  );
}

function formatFacts(facts: HealthPart["facts"], format: Format): Record<string, string> {
  const formatFact = (name: string, value: string | number) => {
    if (typeof value === "number") return format.number(value);
    return INSTANT_FACTS.includes(name) ? format.date(value, INSTANT_OPTIONS) : value;
  };
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, formatFact(name, value)]));
}

function PartRow({ part, finding, state, facts }: HealthPart) {
  const { t } = useTranslation("server");
  const format = useFormat();
  const fixPage = FIX_PAGES[finding];
  return (
    <div className="grid gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[12rem_1fr]">
      <dt className="flex items-center gap-3 self-start font-medium">
        {t(`part.${part}`)}
        <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
      </dt>
      <dd className="measure">
        <p>{t(`finding.${finding}`, formatFacts(facts, format))}</p>
        {state !== "good" && <p className="text-sm text-ink-muted">{t(`advice.${finding}`)}</p>}
        {fixPage !== undefined && (
          <Link to={fixPage} className="text-sm font-semibold text-accent underline underline-offset-4">
            {t(`fix.${finding}`)}
          </Link>
        )}
      </dd>
    </div>
  );
}

/** The number of open sessions, so that an administrator sees whether anyone may be at work. */
function OpenSessions() {
  const { t } = useTranslation("server");
  const format = useFormat();
  const errorText = useErrorText();
  const { data, error } = useQuery({
    queryKey: ["open-sessions"],
    queryFn: ({ signal }) => api<DebugSessionsResponse>("/api/v1/debug/sessions", { signal }),
    gcTime: 0,
  });
  return (
    <div className="grid gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[12rem_1fr]">
      <dt className="font-medium">{t("sessions.title")}</dt>
      <dd className="measure">
        {data && t("sessions.count", { count: data.total, shown: format.number(data.total) })}
        {error && <span role="alert">{errorText(error, t("sessions.failed"))}</span>}
      </dd>
    </div>
  );
}

function TestMail() {
  const { t } = useTranslation("server");
  const errorText = useErrorText();
  const send = useMutation({
    mutationFn: () => api<TestMailResponse>("/api/v1/admin/health/test-mail", { method: "POST", body: {} }),
  });
  const failed = send.data?.status === "failed";
  return (
    <>
      <Button busy={send.isPending} onClick={() => send.mutate()}>
        {t("testMail.send")}
      </Button>
      {send.data && (
        <Alert tone={failed ? "bad" : "good"} className="basis-full">
          {failed ? t("testMail.failed", { said: send.data.said ?? "" }) : t("testMail.sent", { to: send.data.to })}
        </Alert>
      )}
      {send.error && (
        <Alert tone="bad" className="basis-full">
          {errorText(send.error, t("testMail.notAsked"))}
        </Alert>
      )}
    </>
  );
}
