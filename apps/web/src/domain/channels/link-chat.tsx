import type { ChannelName, LinkCodeResponse, PublicConfig } from "@lagna/contract";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { getLinkingUrl, buildLinkMessage } from "./chat-urls.ts";
import { requestLinkCode } from "./linked-chats-api.ts";

interface LinkChatProps {
  config: PublicConfig;
  /** The channels that can be linked. */
  channels: readonly ChannelName[];
  /** Called when a code is shown or hidden. */
  onCodeVisibleChange?: (shown: boolean) => void;
}

/**
 * Shows the message that links a chat to the account. The code goes from this page into the chat, never the other
 * way, so that a link sent by someone else cannot give that person access to the user's kundlis.
 */
export function LinkChat({ config, channels, onCodeVisibleChange }: LinkChatProps) {
  const { t } = useTranslation("chats");
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState<LinkCodeResponse | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => onCodeVisibleChange?.(code !== null), [onCodeVisibleChange, code]);
  const requestCode = async () => {
    setBusy(true);
    setProblem(null);
    try {
      setCode(await requestLinkCode());
    } catch (error) {
      setProblem(error);
    }
    setBusy(false);
  };
  return (
    <div className="flex flex-col items-start gap-4">
      {code && <LinkCodePanel code={code} config={config} channels={channels} />}
      <Button busy={busy} onClick={() => void requestCode()}>
        {t(code ? "newCode" : channels.length === 1 ? `link.${channels[0] ?? ""}` : "link.any")}
      </Button>
      {problem !== null && <Alert tone="bad">{errorText(problem, t("noCode"))}</Alert>}
    </div>
  );
}

function LinkCodePanel({
  code: { code, expires_at: until },
  config,
  channels,
}: LinkChatProps & { code: LinkCodeResponse }) {
  const { t } = useTranslation("chats");
  const format = useFormat();
  return (
    <div role="status" className="flex flex-col items-start gap-3">
      <p className="measure">{t("send")}</p>
      <p className="tabular rounded-md border border-line-strong px-4 py-2 text-heading font-medium">
        {buildLinkMessage(code)}
      </p>
      <div className="flex flex-wrap gap-3">
        {channels.map((channel) => (
          <a
            key={channel}
            href={getLinkingUrl(channel, config, code) ?? undefined}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass("primary")}
          >
            {t(`open.${channel}`)}
            <span className="sr-only">({t("newTab")})</span>
          </a>
        ))}
      </div>
      <p className="text-sm text-ink-muted">{t("until", { time: format.date(until, { timeStyle: "short" }) })}</p>
    </div>
  );
}
