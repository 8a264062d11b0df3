import type { ContactMessage } from "@lagna/contract";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { Alert, Badge, EmptyState, Skeleton } from "../../ui/feedback.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { deleteMessage, fetchMessages, markMessage } from "./contact-api.ts";

const MESSAGES_KEY = "contact";

/** Messages from visitors, for administrators. */
export function Messages() {
  const { t } = useTranslation("messages");
  const errorText = useErrorText();
  const format = useFormat();
  const queries = useQueryClient();
  const [problem, setProblem] = useState<unknown>(null);
  const list = useInfiniteQuery({
    queryKey: [MESSAGES_KEY],
    queryFn: ({ pageParam, signal }) => fetchMessages(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ more, messages }) => (more ? (messages.at(-1)?.id ?? null) : null),
  });
  const runAction = async (work: Promise<unknown>) => {
    setProblem(null);
    await work.catch(setProblem);
    await queries.invalidateQueries({ queryKey: [MESSAGES_KEY] });
  };
  const messages = list.data?.pages.flatMap((page) => page.messages) ?? [];
  const unread = list.data?.pages[0]?.unread ?? 0;
  return (
    <div className="page pt-10 sm:pt-14">
      <PageTitle>{t("title")}</PageTitle>
      <h1 className="text-title font-light">{t("title")}</h1>
      {list.isSuccess && messages.length > 0 && (
        <p className="mt-2 text-ink-muted">{t("unread", { count: unread, shown: format.number(unread) })}</p>
      )}
      {problem !== null && (
        <Alert tone="bad" className="mt-5">
          {errorText(problem, t("changeFailed"))}
        </Alert>
      )}
      {list.isPending && <Skeleton className="mt-8 h-40 w-full" />}
      {list.isError && <LoadError query={list} fallback={t("notLoaded")} className="mt-5" />}
      {list.isSuccess && messages.length === 0 && <EmptyState title={t("empty")} />}
      {messages.length > 0 && (
        <ul aria-label={t("title")} className="mt-6">
          {messages.map((message) => (
            <MessageItem
              key={message.id}
              message={message}
              onMark={(read) => void runAction(markMessage(message.id, read))}
              onDelete={() => void runAction(deleteMessage(message.id))}
            />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <p className="mt-6 text-center">
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t("more")}
          </Button>
        </p>
      )}
    </div>
  );
}

interface MessageItemProps {
  message: ContactMessage;
  onMark: (read: boolean) => void;
  onDelete: () => void;
}

function MessageItem({ message, onMark, onDelete }: MessageItemProps) {
  const { t } = useTranslation("messages");
  const format = useFormat();
  const { name, email, message: text, created_at, read_at } = message;
  const read = read_at !== null;
  return (
    <li className="border-t border-line py-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
        <a href={`mailto:${encodeURIComponent(email)}`} className="text-accent underline [overflow-wrap:anywhere]">
          {email}
        </a>
        <span className="tabular text-sm text-ink-muted">
          {format.date(created_at, { dateStyle: "medium", timeStyle: "short" })}
        </span>
        {!read && <Badge tone="accent">{t("new")}</Badge>}
      </p>
      <p className="measure mt-2 [overflow-wrap:anywhere] whitespace-pre-line">{text}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="quiet" className="px-3 text-sm" onClick={() => onMark(!read)}>
          {t(read ? "markUnread" : "markRead")}
        </Button>
        <Button variant="quiet" className="px-3 text-sm" aria-label={t("deleteFrom", { name })} onClick={onDelete}>
          {t("delete")}
        </Button>
      </div>
    </li>
  );
}
