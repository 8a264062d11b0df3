import type { Batch, BatchListResponse, BatchResponse } from "@lagna/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ChangeEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../lib/api.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { Button } from "../../ui/button.tsx";
import { Alert, Skeleton } from "../../ui/feedback.tsx";
import { Field, Select } from "../../ui/field.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { ProfileSection } from "./profile-section.tsx";

const BATCHES_KEY = ["profile", "batches"];
const PATH = "/api/v1/batches";
const POLL_MS = 3_000;

const CONTENTS = ["chart", "sections", "all"] as const;
type Content = (typeof CONTENTS)[number];
/** What the request names; the chart alone has no sections. */
const SECTIONS: Readonly<Record<Content, string | null>> = {
  chart: null,
  sections: "karakas,ashtakavarga,shadbala,yogas,doshas,arudhas",
  all: "all",
};

const isUnfinished = ({ state }: Batch): boolean => state !== "finished" && state !== "failed";

const sendFile = ({ file, content }: { file: File; content: Content }): Promise<BatchResponse> => {
  const sections = SECTIONS[content];
  const query = sections === null ? "" : `?${new URLSearchParams({ sections })}`;
  const isCsv = !/\.(ndjson|jsonl)$/i.test(file.name);
  const headers = { "content-type": isCsv ? "text/csv" : "application/x-ndjson" };
  return api<BatchResponse>(`${PATH}${query}`, { method: "POST", file, headers });
};

/** Opens a link that needs no session, so that the browser itself writes the file. */
async function download(id: string, format: "csv" | "ndjson"): Promise<void> {
  const { links } = await api<BatchResponse>(`${PATH}/${encodeURIComponent(id)}`);
  if (links) location.assign(links[format]);
}

/** Files of births that the server computes in the background. Their list is fetched when it is opened. */
export function BatchesSection() {
  const { t } = useTranslation("apiKeys");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ProfileSection title={t("batches.title")} lead={t("batches.lead")}>
      {isOpen ? <Batches /> : <Button onClick={() => setIsOpen(true)}>{t("batches.open")}</Button>}
    </ProfileSection>
  );
}

function Batches() {
  const { t } = useTranslation("apiKeys");
  const query = useQuery({
    queryKey: BATCHES_KEY,
    queryFn: ({ signal }) => api<BatchListResponse>(PATH, { signal }),
    refetchInterval: ({ state }) => (state.data?.batches.some(isUnfinished) ? POLL_MS : false),
  });
  if (query.isPending)
    return (
      <div aria-busy="true">
        <Skeleton className="h-12 w-full" />
      </div>
    );
  if (!query.data) return <LoadError query={query} fallback={t("batches.failed")} />;
  return (
    <>
      <SendFile />
      <BatchList batches={query.data.batches} />
    </>
  );
}

function SendFile() {
  const { t } = useTranslation("apiKeys");
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [content, setContent] = useState<Content>("chart");
  const input = useRef<HTMLInputElement>(null);
  const sending = useMutation({
    mutationFn: sendFile,
    onSettled: () => queries.invalidateQueries({ queryKey: BATCHES_KEY }),
  });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file may be sent again.
    target.value = "";
    if (file) sending.mutate({ file, content });
  };
  return (
    <div className="max-w-xl">
      <Field label={t("batches.content")} hint={t("batches.contentHint")}>
        {(control) => (
          <Select {...control} value={content} onChange={({ target }) => setContent(target.value as Content)}>
            {CONTENTS.map((each) => (
              <option key={each} value={each}>
                {t(`batches.${each}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <input ref={input} type="file" accept=".csv,.ndjson,.jsonl,text/csv" hidden onChange={choose} />
      <Button className="mt-4" busy={sending.isPending} onClick={() => input.current?.click()}>
        {t("batches.choose")}
      </Button>
      <p className="mt-2 text-sm text-ink-muted">{t("batches.columns")}</p>
      {sending.isError && (
        <Alert tone="bad" className="mt-3">
          {errorText(sending.error, t("batches.notSent"))}
        </Alert>
      )}
    </div>
  );
}

function BatchList({ batches }: { batches: readonly Batch[] }) {
  const { t } = useTranslation("apiKeys");
  if (batches.length === 0) return <p className="mt-5 text-ink-muted">{t("batches.none")}</p>;
  return (
    <ul className="mt-5" aria-label={t("batches.list")}>
      {batches.map((batch) => (
        <BatchRow key={batch.id} batch={batch} />
      ))}
    </ul>
  );
}

function BatchRow({ batch }: { batch: Batch }) {
  const { t } = useTranslation("apiKeys");
  const format = useFormat();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const removing = useMutation({
    mutationFn: () => api(`${PATH}/${encodeURIComponent(batch.id)}`, { method: "DELETE" }),
    onSettled: () => queries.invalidateQueries({ queryKey: BATCHES_KEY }),
  });
  const downloading = useMutation({ mutationFn: (of: "csv" | "ndjson") => download(batch.id, of) });
  const when = (instant: string) => format.date(instant, { dateStyle: "medium", timeStyle: "short" });
  const { state, items, done, errors } = batch;
  const counts = t("batches.done", { done: format.number(done), items: format.number(items) });
  const problem = removing.error ?? downloading.error;
  return (
    <li className="border-b border-line py-3">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <span className="font-medium">{t(`batches.state.${state}`)}</span>
        <span className="tabular text-sm text-ink-muted">{counts}</span>
        {errors > 0 && <span className="text-sm text-bad">{t("batches.errors", { count: errors })}</span>}
        <span className="tabular text-sm text-ink-muted sm:ms-auto">{when(batch.created_at)}</span>
      </p>
      {isUnfinished(batch) && (
        <progress
          aria-label={t("batches.progress")}
          max={Math.max(items, 1)}
          value={done}
          className="mt-2 h-2 w-full"
        />
      )}
      {batch.failure && <p className="mt-1 text-sm text-bad">{batch.failure.detail}</p>}
      <p className="mt-1 text-sm text-ink-muted">
        {isUnfinished(batch) && batch.expected_end !== null
          ? t("batches.expected", { when: when(batch.expected_end) })
          : t("batches.kept", { when: when(batch.expires_at) })}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {state === "finished" && (
          <>
            <Button busy={downloading.isPending} onClick={() => downloading.mutate("csv")}>
              {t("batches.csv")}
            </Button>
            <Button busy={downloading.isPending} onClick={() => downloading.mutate("ndjson")}>
              {t("batches.ndjson")}
            </Button>
          </>
        )}
        <Button variant="quiet" busy={removing.isPending} onClick={() => removing.mutate()}>
          {isUnfinished(batch) ? t("batches.cancel") : t("batches.delete")}
        </Button>
      </div>
      {problem && (
        <Alert tone="bad" className="mt-2">
          {errorText(problem, t("batches.notDone"))}
        </Alert>
      )}
    </li>
  );
}
