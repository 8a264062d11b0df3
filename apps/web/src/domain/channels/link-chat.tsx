import type { ChannelName, LinkCodeResponse, PublicConfig } from "@lagna/contract";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../lib/i18n/error-text.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { linkAddress, linkMessage } from "./chat-address.ts";
import { askLinkCode } from "./link-api.ts";

interface LinkChatProps {
  config: PublicConfig;
  /** The chats that may be meant. */
  channels: readonly ChannelName[];
  /** A code is shown, or no more. */
  onShown?: (shown: boolean) => void;
}

/**
 * The message by which a chat becomes one's own: it goes from here into the chat, never the other way, so that no link that somebody is
 * sent gives their kundlis away.
 */
export function LinkChat({ config, channels, onShown }: LinkChatProps) {
  const { t } = useTranslation("chats");
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState<LinkCodeResponse | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => onShown?.(code !== null), [onShown, code]);
  const ask = async () => {
    setBusy(true);
    setProblem(null);
    try {
      setCode(await askLinkCode());
    } catch (error) {
      setProblem(error);
    }
    setBusy(false);
  };
  return (
    <div className="flex flex-col items-start gap-4">
      {code && <CodeShown code={code} config={config} channels={channels} />}
      <Button busy={busy} onClick={() => void ask()}>
        {t(code ? "newCode" : channels.length === 1 ? `link.${channels[0] ?? ""}` : "link.any")}
      </Button>
      {problem !== null && <Alert tone="bad">{errorText(problem, t("noCode"))}</Alert>}
    </div>
  );
}

function CodeShown({
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
        {linkMessage(code)}
      </p>
      <div className="flex flex-wrap gap-3">
        {channels.map((channel) => (
          <a
            key={channel}
            href={linkAddress(channel, config, code) ?? undefined}
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
