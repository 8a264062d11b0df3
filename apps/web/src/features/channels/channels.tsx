import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormat } from "../../lib/i18n/format.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Badge, Skeleton } from "../../ui/feedback.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { type Channel, CHANNELS_KEY, fetchChannels } from "./channels-api.ts";
import { Failures } from "./failures.tsx";

/** The state of the channels, for administrators: numbers and reasons, never who writes or what. */
export function Channels() {
  const { t } = useTranslation("channels");
  const query = useQuery({
    queryKey: CHANNELS_KEY,
    queryFn: ({ signal }) => fetchChannels(signal),
    // Not cached: a queue's state from a minute ago is out of date.
    gcTime: 0,
  });
  return (
    <div className="page pt-10 sm:pt-14">
      <PageTitle>{t("title")}</PageTitle>
      <h1 className="text-title font-light">{t("title")}</h1>
      <p className="measure mt-1 text-ink-muted">{t("lead")}</p>
      <Button className="mt-5" busy={query.isFetching} onClick={() => void query.refetch()}>
        {t("again")}
      </Button>
      {query.isPending && (
        <div aria-busy="true" className="mt-8 flex flex-col gap-6">
          <Skeleton className="h-56 w-full" />
          <Skeleton className="h-56 w-full" />
        </div>
      )}
      {query.isError && <LoadError query={query} fallback={t("notLoaded")} className="mt-6" />}
      {query.data?.channels.map((channel) => (
        <ChannelSection key={channel.name} channel={channel} />
      ))}
    </div>
  );
}

function ChannelSection({ channel }: { channel: Channel }) {
  const { t } = useTranslation("channels");
  const { name, on, last_received_at: last } = channel;
  const title = t(`name.${name}`);
  return (
    <section aria-label={title} className="mt-10 border-t border-line pt-6">
      <h2 className="flex items-center gap-3 text-heading font-medium">
        {title}
        <Badge tone={on ? "good" : "neutral"}>{t(on ? "on" : "off")}</Badge>
      </h2>
      {!on && <p className="measure mt-1 text-ink-muted">{t(`setUp.${name}`)}</p>}
      <Link to={`/admin/channels/${name}`} className={buttonClass(on ? "secondary" : "primary", "mt-4")}>
        {t(on ? "toSettings" : "toSetUp", { channel: title })}
      </Link>
      {(on || last !== null) && (
        <>
          <div className="mt-5 grid gap-x-12 gap-y-6 sm:grid-cols-2">
            <ReceivedFigures channel={channel} />
            <SentFigures channel={channel} />
          </div>
          <Failures channel={channel} />
        </>
      )}
    </section>
  );
}

function ReceivedFigures({ channel: { last_received_at: last, people, received } }: { channel: Channel }) {
  const { t } = useTranslation("channels");
  const format = useFormat();
  const states = ["waiting", "handled", "failed"] as const;
  return (
    <Figures
      title={t("received.title")}
      rows={[
        [t("last"), last === null ? t("never") : format.date(last, { dateStyle: "medium", timeStyle: "short" })],
        [t("people"), format.number(people)],
        ...states.map((state) => [t(`received.${state}`), format.number(received[state])] as const),
      ]}
    />
  );
}

function SentFigures({ channel: { sent } }: { channel: Channel }) {
  const { t } = useTranslation("channels");
  const format = useFormat();
  const states = ["waiting", "sent", "delivered", "read", "failed"] as const;
  return (
    <Figures
      title={t("sent.title")}
      rows={states.map((state) => [t(`sent.${state}`), format.number(sent[state])] as const)}
    />
  );
}

function Figures({ title, rows }: { title: string; rows: readonly (readonly [string, string])[] }) {
  return (
    <div>
      <h3 className="font-medium">{title}</h3>
      <dl className="mt-2 border-t border-line">
        {rows.map(([term, value]) => (
          <div key={term} className="flex items-baseline justify-between gap-4 border-b border-line py-2">
            <dt className="text-sm text-ink-muted">{term}</dt>
            <dd className="tabular text-end font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
