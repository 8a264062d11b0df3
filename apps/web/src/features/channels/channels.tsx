import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { Badge, Skeleton } from "../../ui/feedback.tsx";
import { NotLoaded } from "../../ui/not-loaded.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { type Channel, fetchChannels } from "./channels-api.ts";
import { Failures } from "./failures.tsx";

export const CHANNELS_KEY = ["channels"];

/** How the channels do, for administrators: numbers and reasons, never who writes nor what. */
export function Channels() {
  const { t } = useTranslation("channels");
  const query = useQuery({
    queryKey: CHANNELS_KEY,
    queryFn: ({ signal }) => fetchChannels(signal),
    // What was so a minute ago says nothing of a queue.
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
      {query.isError && <NotLoaded query={query} otherwise={t("notLoaded")} className="mt-6" />}
      {query.data?.channels.map((channel) => (
        <ChannelSection key={channel.name} channel={channel} />
      ))}
    </div>
  );
}

function ChannelSection({ channel }: { channel: Channel }) {
  const { t } = useTranslation("channels");
  const { name, on } = channel;
  const title = t(`name.${name}`);
  return (
    <section aria-label={title} className="mt-10 border-t border-line pt-6">
      <h2 className="flex items-center gap-3 text-heading font-medium">
        {title}
        <Badge tone={on ? "good" : "neutral"}>{t(on ? "on" : "off")}</Badge>
      </h2>
      {!on && <p className="measure mt-1 text-ink-muted">{t(`setUp.${name}`)}</p>}
      <Figures channel={channel} />
      <Failures channel={channel} />
    </section>
  );
}

/** What stands in the dead letters is told beneath by name; here it is counted. */
function Figures({ channel: { last_received_at: last, people, received, sent } }: { channel: Channel }) {
  const { t } = useTranslation("channels");
  const format = useFormat();
  const rows: readonly (readonly [string, string])[] = [
    ["lastReceived", last === null ? t("never") : format.date(last, { dateStyle: "medium", timeStyle: "short" })],
    ["people", format.number(people)],
    ...(["waiting", "handled", "failed"] as const).map(
      (state) => [`received.${state}`, format.number(received[state])] as const,
    ),
    ...(["waiting", "sent", "delivered", "read", "failed"] as const).map(
      (state) => [`sent.${state}`, format.number(sent[state])] as const,
    ),
  ];
  return (
    <dl className="mt-5 grid gap-x-8 gap-y-px sm:grid-cols-2 lg:grid-cols-3">
      {rows.map(([key, value]) => (
        <div key={key} className="flex items-baseline justify-between gap-4 border-b border-line py-2">
          <dt className="text-sm text-ink-muted">{t(`figure.${key}`)}</dt>
          <dd className="tabular text-end font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
