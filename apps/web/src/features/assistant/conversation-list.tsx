import type { ChatSummary } from "@lagna/contract";
import Brain from "~icons/lucide/brain";
import Download from "~icons/lucide/download";
import Eye from "~icons/lucide/eye";
import MessageSquareText from "~icons/lucide/message-square-text";
import Pencil from "~icons/lucide/pencil";
import Plus from "~icons/lucide/plus";
import Trash2 from "~icons/lucide/trash-2";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "../../lib/cx.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/feedback.tsx";
import { Field, Input } from "../../ui/field.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import type { ConversationsState } from "./use-conversations.ts";

interface ConversationListProps {
  conversations: ConversationsState;
  openId: string | null;
  onOpen: (chatId: string | null) => void;
  onSamples: () => void;
  onMemory: () => void;
}

/** The account's conversations with the open one marked, and the actions new, rename, download and delete. */
export function ConversationList({ conversations, openId, onOpen, onSamples, onMemory }: ConversationListProps) {
  const { t } = useTranslation("assistant");
  const { query, visible, hidden, setHidden, remove, clear, download } = conversations;
  const [showsHidden, setShowsHidden] = useState(false);
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4">
      <Button onClick={() => onOpen(null)} icon={<Plus aria-hidden="true" className="size-4" />}>
        {t("talks.new")}
      </Button>
      <section aria-label={t("talks.title")} className="min-h-36 flex-1 overflow-y-auto">
        <h2 className="text-sm text-ink-muted">{t("talks.title")}</h2>
        {query.isPending && <Skeleton className="mt-3 h-24 w-full" />}
        {query.isError && <LoadError query={query} fallback={t("talks.failed")} className="mt-3" />}
        {query.data && visible.length === 0 && <p className="mt-3 text-sm text-ink-muted">{t("talks.none")}</p>}
        <ul className="mt-1">
          {[...visible, ...(showsHidden ? hidden : [])].map((conversation) => (
            <ConversationRow
              key={conversation.chat_id}
              conversation={conversation}
              open={conversation.chat_id === openId}
              onOpen={() => onOpen(conversation.chat_id)}
              onRename={(title) => conversations.rename(conversation.chat_id, title)}
              onRemove={() => remove(conversation)}
              onShow={conversation.hidden ? () => void setHidden(conversation.chat_id, false) : undefined}
            />
          ))}
        </ul>
        {hidden.length > 0 && (
          <Button
            variant="quiet"
            className="-ms-3 px-3 text-sm font-normal"
            aria-expanded={showsHidden}
            onClick={() => setShowsHidden(!showsHidden)}
          >
            {showsHidden ? t("talks.hideAgain") : t("talks.showHidden", { count: hidden.length })}
          </Button>
        )}
      </section>
      <div className="flex flex-col items-start border-t border-line pt-2">
        <QuietButton
          icon={Download}
          disabled={openId === null}
          onClick={() => openId !== null && void download(openId)}
        >
          {t("talks.download")}
        </QuietButton>
        <QuietButton icon={Trash2} disabled={visible.length === 0} onClick={clear}>
          {t("talks.clear")}
        </QuietButton>
        <QuietButton icon={MessageSquareText} onClick={onSamples}>
          {t("samples.title")}
        </QuietButton>
        <QuietButton icon={Brain} onClick={onMemory}>
          {t("memory.title")}
        </QuietButton>
      </div>
      <dl className="flex flex-col gap-3 text-sm text-ink-muted">
        {(["saving", "checking"] as const).map((card) => (
          <div key={card}>
            <dt className="font-semibold">{t(`card.${card}.title`)}</dt>
            <dd>{t(`card.${card}.text`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface QuietButtonProps {
  icon: typeof Download;
  disabled?: boolean;
  onClick: () => void;
  children: string;
}

const QuietButton = ({ icon: Icon, children, ...rest }: QuietButtonProps) => (
  <Button
    variant="quiet"
    className="-ms-3 px-3 font-normal"
    icon={<Icon aria-hidden="true" className="size-4" />}
    {...rest}
  >
    {children}
  </Button>
);

interface ConversationRowProps {
  conversation: ChatSummary;
  open: boolean;
  onOpen: () => void;
  onRename: (title: string) => void;
  onRemove: () => void;
  /** Puts a hidden one back into the list. */
  onShow: (() => void) | undefined;
}

function ConversationRow({ conversation, open, onOpen, onRename, onRemove, onShow }: ConversationRowProps) {
  const { t } = useTranslation("assistant");
  const title = conversation.title || t(conversation.confidential ? "talks.confidential" : "talks.untitled");
  const format = useFormat();
  const [naming, setNaming] = useState(false);
  if (naming)
    return (
      <li className="border-b border-line py-2">
        <RenameForm
          first={conversation.title}
          onDone={(title) => {
            setNaming(false);
            if (title !== null && title !== conversation.title) onRename(title);
          }}
        />
      </li>
    );
  return (
    <li
      className={cx(
        "group flex items-center border-b border-line",
        open && "border-s-2 border-s-accent ps-2 font-semibold",
      )}
    >
      <button
        type="button"
        aria-current={open || undefined}
        onClick={onOpen}
        className="flex min-h-11 min-w-0 flex-1 flex-col justify-center py-1.5 text-start text-sm hover:text-accent"
      >
        <span className="w-full truncate">{title}</span>
        <span className="text-xs font-normal text-ink-muted">
          {format.date(conversation.updated_at, { day: "numeric", month: "short", year: "numeric" })}
        </span>
      </button>
      {onShow && (
        <IconButton label={t("talks.show", { title })} onClick={onShow} className="max-lg:size-11 lg:size-9">
          <Eye aria-hidden="true" className="size-3.5" />
        </IconButton>
      )}
      <IconButton
        label={t("talks.rename", { title })}
        onClick={() => setNaming(true)}
        className="max-lg:size-11 lg:size-9"
      >
        <Pencil aria-hidden="true" className="size-3.5" />
      </IconButton>
      <IconButton label={t("talks.delete", { title })} onClick={onRemove} className="max-lg:size-11 lg:size-9">
        <Trash2 aria-hidden="true" className="size-3.5" />
      </IconButton>
    </li>
  );
}

function RenameForm({ first, onDone }: { first: string; onDone: (title: string | null) => void }) {
  const { t } = useTranslation("assistant");
  const [title, setTitle] = useState(first);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onDone(title.trim() === "" ? null : title.trim());
  };
  return (
    <form onSubmit={submit}>
      <Field label={t("talks.name")} hideLabel>
        {(control) => (
          <Input
            {...control}
            // Focused at once: the user pressed Rename in order to type.
            ref={(input) => input?.focus()}
            maxLength={120}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
            onKeyDown={(event) => event.key === "Escape" && onDone(null)}
            onBlur={() => onDone(title.trim() === "" ? null : title.trim())}
          />
        )}
      </Field>
    </form>
  );
}
