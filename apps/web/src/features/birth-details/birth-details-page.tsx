import type { BirthFormLink, ChannelName } from "@lagna/contract";
import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CHANNELS } from "../../domain/channels/chat-address.ts";
import { ApiError } from "../../lib/api.ts";
import { focusIfLost, pageHeading } from "../../lib/focus.ts";
import { useErrorText } from "../../lib/i18n/error-text.ts";
import { useMailedToken } from "../../lib/mailed-token.ts";
import { Alert } from "../../ui/feedback.tsx";
import { loadNamespaces } from "../../lib/i18n/i18n.ts";
import { usePublicConfig } from "../../lib/public-config.ts";
import { useSession } from "../../lib/session.ts";
import { PageTitle } from "../../ui/page-title.tsx";
import { checkLink } from "./birth-details-api.ts";
import { ChatDoor } from "./chat-door.tsx";
import { DetailsForm } from "./details-form.tsx";
import { StatusLine } from "./status-line.tsx";

/** For the few who are signed in where they open it: with its words. */
const LinkOffer = lazy(async () => {
  const [file] = await Promise.all([import("./link-offer.tsx"), loadNamespaces(["chats"])]);
  return { default: file.LinkOffer };
});

/** A reload has the link still. */
const TOKEN_KEY = "lagna_birth_link";

/** The form behind the link of a chat: whoever has the link needs no account. */
export function Component() {
  const { t } = useTranslation("details");
  const token = useMailedToken(TOKEN_KEY);
  const hasLink = useHasLink(token);
  const link = useLink(token);
  const [sent, setSent] = useState(false);
  if (sent) return <Sent channel={link.channel} canBeLinked={link.canBeLinked} />;
  return (
    <Frame title={t("title")}>
      <p className="mt-2 text-ink-muted">{t("lead")}</p>
      <div className="mt-8">
        {!hasLink || link.refused ? (
          <NoWayIn sentence={link.refused ?? t("errors:fields.form_link_unknown")} channels={link.channels} />
        ) : (
          <DetailsForm token={token ?? ""} channel={link.channel} onSent={() => setSent(true)} />
        )}
      </div>
      {link.canBeLinked && <Offer channel={link.channel} />}
    </Frame>
  );
}

const never = () => () => undefined;

/** Words made at build are those of somebody with a link: who has none is told so once they have been taken over. */
const useHasLink = (token: string | null): boolean =>
  useSyncExternalStore(
    never,
    () => token !== null,
    () => true,
  );

function Frame({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation("details");
  return (
    <div className="page flex flex-1 flex-col items-center py-10 sm:py-16">
      <PageTitle description={t("lead")} unlisted>
        {title}
      </PageTitle>
      <div className="w-full max-w-120">
        <h1 className="text-title font-light">{title}</h1>
        {children}
      </div>
    </div>
  );
}

/** What the server says of the link; while nothing came the form stands, as it will be told when it is sent. */
function useLink(token: string | null) {
  const errorText = useErrorText();
  const [link, setLink] = useState<BirthFormLink | null>(null);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  useEffect(() => {
    if (token === null) return;
    checkLink(token).then(
      setLink,
      (error: unknown) => error instanceof ApiError && error.status === 422 && setRefusal(error),
    );
  }, [token]);
  const known = link?.channel ?? channelOf(refusal);
  return {
    channel: known ?? ("whatsapp" as const),
    /** Where a new one is to be had: of a link that nobody knows, in any. */
    channels: known ? [known] : CHANNELS,
    refused: refusal && errorText(refusal, ""),
    canBeLinked: link?.linked === false,
  };
}

/** Of a link that was good once the server tells where it was sent. */
const channelOf = (refusal: ApiError | null): ChannelName | undefined =>
  CHANNELS.find((each) => each === refusal?.fields[0]?.params["channel"]);

/** Nothing for whoever is not signed in, or not let in yet. */
function Offer({ channel }: { channel: ChannelName }) {
  const { user, isAuthorized } = useSession();
  const state = usePublicConfig();
  if (!user || !isAuthorized || state.status !== "ready") return null;
  return (
    <Suspense fallback={null}>
      <LinkOffer config={state.config} channel={channel} email={user.email} />
    </Suspense>
  );
}

function NoWayIn({ sentence, channels }: { sentence: string; channels: readonly ChannelName[] }) {
  return (
    <>
      <Alert tone="bad">{sentence}</Alert>
      <div className="mt-6 flex flex-wrap gap-3">
        {channels.map((each) => (
          <ChatDoor key={each} channel={each} />
        ))}
      </div>
    </>
  );
}

function Sent({ channel, canBeLinked }: { channel: ChannelName; canBeLinked: boolean }) {
  const { t } = useTranslation("details");
  useEffect(() => {
    window.scrollTo(0, 0);
    focusIfLost(pageHeading);
  }, []);
  return (
    <Frame title={t("submitted")}>
      <div className="mt-4 flex flex-col items-start gap-6">
        <StatusLine sending={{ step: "submitted" }} />
        <p>{t(`returnTo.${channel}`)}</p>
        <ChatDoor channel={channel} />
      </div>
      {canBeLinked && <Offer channel={channel} />}
    </Frame>
  );
}
