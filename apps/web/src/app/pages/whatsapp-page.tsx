import type { ChannelName } from "@lagna/contract";
import { Trans, useTranslation } from "react-i18next";
import { Link } from "react-router";
import { CHANNELS, getChatUrl } from "../../domain/channels/chat-urls.ts";
import { usePublicConfig } from "../../lib/public-config.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Alert, Skeleton } from "../../ui/feedback.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { Panel } from "../../ui/panel.tsx";
import { inlineLinkClass } from "./mailto-sentence.tsx";
import { Columns, Steps } from "./page-sections.tsx";
import { QrCode } from "../../ui/qr-code.tsx";

const TOPICS = ["kundli", "love", "career", "wealth", "health", "education"] as const;

export function Component() {
  const { t } = useTranslation("public");
  return (
    <div className="page pt-12 sm:pt-16">
      <PageTitle description={t("whatsapp.lead")}>{t("whatsapp.title")}</PageTitle>
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <h1 className="text-display font-light">{t("whatsapp.title")}</h1>
          <p className="measure mt-4 text-lg text-ink-muted">{t("whatsapp.lead")}</p>
          <ChatSteps />
        </div>
        <ChatLinks />
      </div>
      <Columns
        title={t("whatsapp.topicsTitle")}
        items={TOPICS.map((key) => ({ key, title: t(`whatsapp.topic.${key}`), text: t(`whatsapp.topic.${key}Text`) }))}
      />
      <p className="mt-16 border-t border-line pt-5 text-ink-muted">
        <Trans
          t={t}
          i18nKey="whatsapp.privacyNote"
          components={{ go: <Link to="/privacy-policy" className={inlineLinkClass} /> }}
        />
      </p>
    </div>
  );
}

/** The steps of the specification, with a note if there is no link to click or code to scan yet. */
function ChatSteps() {
  const { t } = useTranslation("public");
  const config = usePublicConfig();
  const configLoaded = config.status === "ready";
  const closed = configLoaded && CHANNELS.every((channel) => getChatUrl(channel, config.config) === null);
  return (
    <Steps
      title={t(closed ? "whatsapp.stepsTitleClosed" : "whatsapp.stepsTitle")}
      steps={[t("whatsapp.step1"), t("whatsapp.step2"), t("whatsapp.step3")]}
    />
  );
}

/** A button and a QR code for each chat this server answers in; if it does not answer in WhatsApp, a note that says so. */
function ChatLinks() {
  const { t } = useTranslation("public");
  const { t: common } = useTranslation();
  const config = usePublicConfig();
  if (config.status === "loading") return <Skeleton className="h-80 w-full" />;
  if (config.status === "failed") {
    return (
      <Alert tone="warn" action={<Button onClick={config.retry}>{common("retry")}</Button>}>
        {t("whatsapp.failed")}
      </Alert>
    );
  }
  const whatsApp = getChatUrl("whatsapp", config.config);
  const telegram = getChatUrl("telegram", config.config);
  return (
    <div className="flex flex-col gap-6">
      {whatsApp === null ? (
        <ChatUnavailable telegram={telegram !== null} />
      ) : (
        <ChatLink channel="whatsapp" address={whatsApp} />
      )}
      {telegram !== null && <ChatLink channel="telegram" address={telegram} />}
    </div>
  );
}

/** States that the WhatsApp chat is not open, and shows no link to it. */
function ChatUnavailable({ telegram }: { telegram: boolean }) {
  const { t } = useTranslation("public");
  return (
    <Panel className="flex flex-col items-start gap-4">
      <h2 className="text-heading font-medium">
        {t(telegram ? "whatsapp.closedTitleButTelegram" : "whatsapp.closedTitle")}
      </h2>
      <p className="text-ink-muted">{t(telegram ? "whatsapp.closedButTelegram" : "whatsapp.closed")}</p>
      <Link to="/generate-kundali" className={buttonClass(telegram ? "secondary" : "primary")}>
        {t("whatsapp.closedAction")}
      </Link>
    </Panel>
  );
}

function ChatLink({ channel, address }: { channel: ChannelName; address: string }) {
  const { t } = useTranslation("public");
  const words = `${channel}.` as const;
  return (
    <Panel className="flex flex-col items-center gap-5 text-center">
      <QrCode text={address} label={t(`${words}qrLabel`)} />
      <p className="text-sm text-ink-muted">{t("whatsapp.qrHint")}</p>
      <a href={address} target="_blank" rel="noopener noreferrer" className={buttonClass("primary", "w-full")}>
        {t(`${words}open`)}
        <span className="sr-only">({t("whatsapp.newTab")})</span>
      </a>
    </Panel>
  );
}
