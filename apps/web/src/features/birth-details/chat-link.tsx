import type { ChannelName } from "@lagna/contract";
import { useTranslation } from "react-i18next";
import { getChatUrl } from "../../domain/channels/chat-urls.ts";
import { usePublicConfig } from "../../lib/public-config.ts";
import { buttonClass } from "../../ui/button.tsx";

/** The link back to the chat; empty if the server does not provide its address, since the chat is open in another app anyway. */
export function ChatLink({ channel }: { channel: ChannelName }) {
  const { t } = useTranslation("details");
  const state = usePublicConfig();
  const address = state.status === "ready" ? getChatUrl(channel, state.config) : null;
  if (address === null) return null;
  return (
    <a href={address} className={buttonClass("primary")}>
      {t(`continueIn.${channel}`)}
    </a>
  );
}
