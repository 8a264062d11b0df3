import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CHANNELS, getChatUrl } from "../../domain/channels/chat-urls.ts";
import { fetchLinkedChats, type LinkedChat, unlinkChat } from "../../domain/channels/linked-chats-api.ts";
import { LinkChat } from "../../domain/channels/link-chat.tsx";
import { focusIfLost } from "../../lib/focus.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { usePublicConfig } from "../../lib/public-config.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { ProfileSection } from "./profile-section.tsx";

const CHATS_KEY = ["profile", "chats"];
/** Polled because the user confirms the link in another app. */
const POLL_INTERVAL_MS = 4_000;

/** The chats linked to this account; empty if there are none and no channel is available. */
export function ChatsSection() {
  const { t } = useTranslation("chats");
  const state = usePublicConfig();
  const [awaited, setAwaited] = useState(false);
  const query = useQuery({
    queryKey: CHATS_KEY,
    queryFn: ({ signal }) => fetchLinkedChats(signal),
    refetchInterval: awaited ? POLL_INTERVAL_MS : false,
  });
  const config = state.status === "ready" ? state.config : null;
  const channels = config ? CHANNELS.filter((channel) => getChatUrl(channel, config) !== null) : [];
  const chats = query.data?.chats ?? [];
  if (channels.length === 0 && chats.length === 0) return null;
  return (
    <ProfileSection title={t("title")} lead={t("lead")}>
      {query.isError && !query.data && <LoadError query={query} fallback={t("notLoaded")} className="mb-4" />}
      {chats.length > 0 && <ChatList chats={chats} />}
      {config && channels.length > 0 && (
        <LinkChat config={config} channels={channels} onCodeVisibleChange={setAwaited} />
      )}
    </ProfileSection>
  );
}

function ChatList({ chats }: { chats: readonly LinkedChat[] }) {
  const { t } = useTranslation("chats");
  const format = useFormat();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const list = useRef<HTMLUListElement>(null);
  const unlinking = useMutation({
    mutationFn: unlinkChat,
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: CHATS_KEY });
      focusIfLost(() => list.current);
    },
  });
  return (
    <div className="mb-5">
      <ul ref={list}>
        {chats.map(({ id, channel, name, linked_at: since }) => {
          const linkedAt = format.date(since, { dateStyle: "medium" });
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
              <span className="font-medium">{t(`name.${channel}`)}</span>
              <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
              <span className="tabular text-sm text-ink-muted">{t("since", { when: linkedAt })}</span>
              <Button
                variant="quiet"
                className="ms-auto"
                busy={unlinking.isPending && unlinking.variables === id}
                aria-label={t("unlinkOne", { channel: t(`name.${channel}`), name })}
                onClick={() => unlinking.mutate(id)}
              >
                {t("unlink")}
              </Button>
            </li>
          );
        })}
      </ul>
      {unlinking.isError && <Alert tone="bad">{errorText(unlinking.error, t("notUnlinked"))}</Alert>}
    </div>
  );
}
