import type { ChannelName } from "@lagna/contract";
import { useTranslation } from "react-i18next";
import { chatAddress } from "../../domain/channels/chat-address.ts";
import { usePublicConfig } from "../../lib/public-config.ts";
import { buttonClass } from "../../ui/button.tsx";

/** The way back into the chat; nothing where the server does not tell it, as the chat is open in another app anyway. */
export function ChatDoor({ channel }: { channel: ChannelName }) {
  const { t } = useTranslation("details");
  const state = usePublicConfig();
  const address = state.status === "ready" ? chatAddress(channel, state.config) : null;
  if (address === null) return null;
  return (
    <a href={address} className={buttonClass("primary")}>
      {t(`continueIn.${channel}`)}
    </a>
  );
}
