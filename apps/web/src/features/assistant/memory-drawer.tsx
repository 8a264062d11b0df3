import type { MemoryList } from "@lagna/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import Trash2 from "~icons/lucide/trash-2";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Drawer } from "../../ui/dialog.tsx";
import { Alert, Skeleton } from "../../ui/feedback.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { fetchMemory, deleteMemory, deleteMemoryEntry } from "./assistant-api.ts";

const MEMORY_KEY = "memory";

/** What the user has told the astrologer about their life, line by line; each line can be deleted. */
export function MemoryDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation("assistant");
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t("memory.title")}
      description={t("memory.lead")}
      closeLabel={t("common:close")}
    >
      {open && <MemoryEntries />}
    </Drawer>
  );
}

function MemoryEntries() {
  const { t } = useTranslation("assistant");
  const errorText = useErrorText();
  const queries = useQueryClient();
  const memory = useQuery({ queryKey: [MEMORY_KEY], queryFn: ({ signal }) => fetchMemory(signal) });
  const forget = useMutation({
    mutationFn: (id: string | null) => (id === null ? deleteMemory() : deleteMemoryEntry(id)),
    onSettled: () => queries.invalidateQueries({ queryKey: [MEMORY_KEY] }),
  });
  if (memory.isPending) return <Skeleton className="h-24 w-full" />;
  if (memory.isError) return <LoadError query={memory} fallback={t("memory.failed")} />;
  return (
    <>
      {forget.isError && (
        <Alert tone="bad" className="mb-3">
          {errorText(forget.error, t("memory.notForgotten"))}
        </Alert>
      )}
      <MemoryEntryList memory={memory.data.memory} onForget={(id) => forget.mutate(id)} />
    </>
  );
}

function MemoryEntryList({
  memory,
  onForget,
}: {
  memory: MemoryList["memory"];
  onForget: (id: string | null) => void;
}) {
  const { t } = useTranslation("assistant");
  const format = useFormat();
  if (memory.length === 0) return <p className="text-ink-muted">{t("memory.none")}</p>;
  return (
    <>
      <ul>
        {memory.map(({ id, text, stated_at: at }) => (
          <li key={id} className="flex items-center gap-2 border-b border-line py-1">
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {text}
              <span className="block text-xs text-ink-muted">{format.date(at, { dateStyle: "medium" })}</span>
            </span>
            <IconButton label={t("memory.forget", { text })} onClick={() => onForget(id)}>
              <Trash2 aria-hidden="true" className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button variant="danger" className="mt-5" onClick={() => onForget(null)}>
        {t("memory.forgetAll")}
      </Button>
    </>
  );
}
