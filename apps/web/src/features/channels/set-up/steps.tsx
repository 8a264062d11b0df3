import type { ChannelSetUp } from "@lagna/contract";
import type { ReactNode } from "react";
import { Trans, useTranslation } from "react-i18next";
import { Alert } from "../../../ui/feedback.tsx";
import { CopiedValue } from "./copied-value.tsx";

/** Where the steps are done. */
const PLACES = {
  botFather: "https://t.me/BotFather",
  apps: "https://developers.facebook.com/apps",
  systemUsers: "https://business.facebook.com/settings/system-users",
} as const;

const ExternalLink = ({ to, children }: { to: string; children?: ReactNode }) => (
  <a href={to} target="_blank" rel="noreferrer" className="font-semibold text-accent underline underline-offset-4">
    {children}
  </a>
);

interface StepProps {
  title: string;
  children: ReactNode;
}

/** One step; its number is that of the list. */
const Step = ({ title, children }: StepProps) => (
  <li className="ms-6 ps-2 marker:font-medium">
    <h3 className="font-medium">{title}</h3>
    <div className="measure mt-1 flex flex-col gap-2 text-ink-muted">{children}</div>
  </li>
);

interface StepsProps {
  setUp: ChannelSetUp;
  /** The form for what the platform gives. */
  form: ReactNode;
}

function TelegramSteps({ setUp, form }: StepsProps) {
  const { t } = useTranslation("setup");
  return (
    <>
      <Step title={t("telegram.bot.title")}>
        <p>
          <Trans t={t} i18nKey="telegram.bot.what" components={{ place: <ExternalLink to={PLACES.botFather} /> }} />
        </p>
      </Step>
      <Step title={t("telegram.token.title")}>
        <p>{t("telegram.token.what")}</p>
        {form}
      </Step>
      <Step title={t("telegram.delivery.title")}>
        <p>
          {t(setUp.is_public ? "telegram.delivery.webhook" : "telegram.delivery.polling", { url: setUp.webhook_url })}
        </p>
      </Step>
    </>
  );
}

function WhatsAppSteps({ setUp, form }: StepsProps) {
  const { t } = useTranslation("setup");
  return (
    <>
      <Step title={t("whatsapp.app.title")}>
        <p>
          <Trans t={t} i18nKey="whatsapp.app.what" components={{ place: <ExternalLink to={PLACES.apps} /> }} />
        </p>
      </Step>
      <Step title={t("whatsapp.access.title")}>
        <p>{t("whatsapp.access.number")}</p>
        <p>
          <Trans
            t={t}
            i18nKey="whatsapp.access.token"
            components={{ place: <ExternalLink to={PLACES.systemUsers} /> }}
          />
        </p>
        <p>{t("whatsapp.access.secret")}</p>
        {form}
      </Step>
      <Step title={t("whatsapp.webhook.title")}>
        <p>{t("whatsapp.webhook.what")}</p>
        {!setUp.is_public && <Alert tone="warn">{t("whatsapp.webhook.notPublic")}</Alert>}
        <CopiedValue label={t("whatsapp.webhook.url")} value={setUp.webhook_url} />
        {setUp.verify_token === null ? (
          <p>
            {t(setUp.source === "environment" ? "whatsapp.webhook.tokenOfEnvironment" : "whatsapp.webhook.tokenLater")}
          </p>
        ) : (
          <CopiedValue label={t("whatsapp.webhook.token")} value={setUp.verify_token} />
        )}
      </Step>
      <Step title={t("whatsapp.live.title")}>
        <p>{t("whatsapp.live.what")}</p>
      </Step>
    </>
  );
}

const STEPS = { telegram: TelegramSteps, whatsapp: WhatsAppSteps };

/** What to do at the platform and here, in order. */
export function Steps(props: StepsProps) {
  const StepsOfChannel = STEPS[props.setUp.name];
  return (
    <ol className="mt-4 flex list-decimal flex-col gap-6">
      <StepsOfChannel {...props} />
    </ol>
  );
}
