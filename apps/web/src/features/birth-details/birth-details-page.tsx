import type { BirthFormLink, ChannelName } from "@lagna/contract";
import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CHANNELS } from "../../domain/channels/chat-urls.ts";
import { ApiError } from "../../lib/api.ts";
import { focusIfLost, findPageHeading } from "../../lib/focus.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { useMailedToken } from "../../lib/mailed-token.ts";
import { Alert } from "../../ui/feedback.tsx";
import { loadNamespaces } from "../../lib/i18n/i18n.ts";
import { usePublicConfig } from "../../lib/public-config.ts";
import { useSession } from "../../lib/session.ts";
import { PageTitle } from "../../ui/page-title.tsx";
import { checkLink } from "./birth-details-api.ts";
import { ChatLink } from "./chat-link.tsx";
import { DetailsForm } from "./details-form.tsx";
import { StatusLine } from "./status-line.tsx";

/** For the few users who are signed in where they open the form; loaded with its texts. */
const LinkOffer = lazy(async () => {
  const [file] = await Promise.all([import("./link-offer.tsx"), loadNamespaces(["chats"])]);
  return { default: file.LinkOffer };
});

/** Keeps the link's token over a reload. */
const TOKEN_KEY = "lagna_birth_link";

/** The form behind a chat's link. A person who has the link needs no account. */
export function Component() {
  const { t } = useTranslation("details");
  const token = useMailedToken(TOKEN_KEY);
  const hasLink = useHasLink(token);
  const link = useBirthLink(token);
  const [sent, setSent] = useState(false);
  if (sent) return <Sent channel={link.channel} canBeLinked={link.canBeLinked} />;
  return (
    <Frame title={t("title")}>
      <p className="mt-2 text-ink-muted">{t("lead")}</p>
      <div className="mt-8">
        {!hasLink || link.refused ? (
          <LinkInvalid sentence={link.refused ?? t("errors:fields.form_link_unknown")} channels={link.channels} />
        ) : (
          <DetailsForm token={token ?? ""} channel={link.channel} onSent={() => setSent(true)} />
        )}
      </div>
      {link.canBeLinked && <LinkOfferForUser channel={link.channel} />}
    </Frame>
  );
}

const subscribeToNothing = () => () => undefined;

/** The page is prerendered as if there were a link; a visitor without one sees the error after hydration. */
const useHasLink = (token: string | null): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => token !== null,
    () => true,
  );

function Frame({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation("details");
  return (
    <div className="page flex flex-1 flex-col items-center py-10 sm:py-16">
      <PageTitle description={t("lead")} noIndex>
        {title}
      </PageTitle>
      <div className="w-full max-w-120">
        <h1 className="text-title font-light">{title}</h1>
        {children}
      </div>
    </div>
  );
}

/** What the server says of the link. Until it has answered, the form is shown; submitting it would report a bad link too. */
function useBirthLink(token: string | null) {
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
  const channel = link?.channel ?? readChannel(refusal);
  return {
    channel: channel ?? ("whatsapp" as const),
    /** Where to get a new link: in the link's own channel, or in any if the link is unknown. */
    channels: channel ? [channel] : CHANNELS,
    refused: refusal && errorText(refusal, ""),
    canBeLinked: link?.linked === false,
  };
}

/** The channel of an expired or used link, if the server names it. */
const readChannel = (refusal: ApiError | null): ChannelName | undefined =>
  CHANNELS.find((channel) => channel === refusal?.fields[0]?.params["channel"]);

/** Renders nothing for a visitor who is not signed in or not activated yet. */
function LinkOfferForUser({ channel }: { channel: ChannelName }) {
  const { user, isAuthorized } = useSession();
  const state = usePublicConfig();
  if (!user || !isAuthorized || state.status !== "ready") return null;
  return (
    <Suspense fallback={null}>
      <LinkOffer config={state.config} channel={channel} email={user.email} />
    </Suspense>
  );
}

function LinkInvalid({ sentence, channels }: { sentence: string; channels: readonly ChannelName[] }) {
  return (
    <>
      <Alert tone="bad">{sentence}</Alert>
      <div className="mt-6 flex flex-wrap gap-3">
        {channels.map((option) => (
          <ChatLink key={option} channel={option} />
        ))}
      </div>
    </>
  );
}

function Sent({ channel, canBeLinked }: { channel: ChannelName; canBeLinked: boolean }) {
  const { t } = useTranslation("details");
  useEffect(() => {
    window.scrollTo(0, 0);
    focusIfLost(findPageHeading);
  }, []);
  return (
    <Frame title={t("submitted")}>
      <div className="mt-4 flex flex-col items-start gap-6">
        <StatusLine sending={{ step: "submitted" }} />
        <p>{t(`returnTo.${channel}`)}</p>
        <ChatLink channel={channel} />
      </div>
      {canBeLinked && <LinkOfferForUser channel={channel} />}
    </Frame>
  );
}
