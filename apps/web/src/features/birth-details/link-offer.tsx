import type { ChannelName, PublicConfig } from "@lagna/contract";
import { useTranslation } from "react-i18next";
import { LinkChat } from "../../domain/channels/link-chat.tsx";

interface LinkOfferProps {
  config: PublicConfig;
  channel: ChannelName;
  email: string;
}

/**
 * For a user who is signed in where a chat's link was opened: the chat can be linked to the account, so that it knows the account's
 * kundlis.
 */
export function LinkOffer({ config, channel, email }: LinkOfferProps) {
  const { t } = useTranslation("chats");
  return (
    <section aria-label={t("offer.title")} className="mt-10 border-t border-line pt-6">
      <h2 className="text-heading font-medium">{t("offer.title")}</h2>
      <p className="measure mt-1 mb-4 text-ink-muted">{t("offer.lead", { email })}</p>
      <LinkChat config={config} channels={[channel]} />
    </section>
  );
}
