import Download from "~icons/lucide/download";
import Plus from "~icons/lucide/plus";
import Search from "~icons/lucide/search";
import { useCallback, useDeferredValue, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useSearchParams } from "react-router";
import { flushOutbox } from "../../domain/saved-kundlis/outbox.ts";
import { fetchKundli } from "../../domain/saved-kundlis/kundlis-api.ts";
import { saveDraft } from "../../domain/saved-kundlis/save-draft.ts";
import { isUnreachable } from "../../lib/api.ts";
import { focusIfLost, findPageHeading } from "../../lib/focus.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useSession } from "../../lib/session.ts";
import { useMedia } from "../../lib/use-media.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState, Skeleton } from "../../ui/feedback.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { UndoBar } from "../../ui/undo-bar.tsx";
import { Conflicts } from "./conflicts.tsx";
import type { EditorTarget } from "./editor-values.ts";
import { KundliEditor } from "./kundli-editor.tsx";
import { KundlisCards } from "./kundlis-cards.tsx";
import { KundlisTable } from "./kundlis-table.tsx";
import { clearEditorDraft, readEditorDraft } from "./editor-draft.ts";
import { TagFilter } from "./tag-filter.tsx";
import { useDeletion } from "./use-deletion.ts";
import { type KundliRow, toRow, useKundlis } from "./use-kundlis.ts";
import { useKundlisQuery } from "./use-kundlis-query.ts";
import { useVisibleRows } from "./use-visible-rows.ts";

/** The record in the editor, and the actions of a row. */
function useRowActions(account: string) {
  const [editing, setEditing] = useState<EditorTarget | null>(() => readEditorDraft(account)?.editing ?? null);
  const deletion = useDeletion(account);
  const navigate = useNavigate();
  const closeEditor = () => {
    clearEditorDraft();
    setEditing(null);
    focusIfLost(findPageHeading);
  };
  const use = useCallback(
    (row: KundliRow) => {
      saveDraft(row.fields);
      void navigate("/generate-kundali");
    },
    [navigate],
  );
  const { remove: queue } = deletion;
  const remove = useCallback(
    (row: KundliRow) => {
      queue(row);
      if (readEditorDraft(account)?.id === row.id) clearEditorDraft();
      setEditing((open) => (open !== "new" && open?.id === row.id ? null : open));
      focusIfLost(findPageHeading);
    },
    [queue, account],
  );
  return { editing, edit: setEditing, closeEditor, use, remove, deletion };
}

/** Opens the editor for the kundli named in the address (`?edit=`), and removes it from the address. */
function useEditFromAddress(edit: (row: KundliRow) => void): void {
  const [params, setParams] = useSearchParams();
  const id = params.get("edit");
  const open = useEffectEvent(edit);
  useEffect(() => {
    if (id === null) return;
    let unmounted = false;
    void fetchKundli(id)
      .then((kundli) => unmounted || open(toRow(kundli)))
      // The list shows what is wrong.
      .catch(() => undefined)
      .then(() => {
        if (unmounted) return;
        setParams(
          (all) => {
            all.delete("edit");
            return all;
          },
          { replace: true },
        );
      });
    return () => {
      unmounted = true;
    };
  }, [id, setParams]);
}

/** All kundlis of the account. */
export function Component() {
  const { t } = useTranslation("kundlis");
  const account = useSession().user?.email ?? "";
  const queryState = useKundlisQuery();
  const list = useKundlis(account, queryState.query);
  const { editing, edit, closeEditor, use, remove, deletion } = useRowActions(account);
  useEditFromAddress(edit);
  const empty = list.answer.isSuccess && list.rows.length === 0;
  return (
    <div className="page pt-6 pb-24">
      <PageTitle>{t("title")}</PageTitle>
      <PageHead queryState={queryState} onNew={() => edit("new")} />
      {editing && (
        <KundliEditor
          key={editing === "new" ? "new" : editing.id}
          account={account}
          editing={editing}
          onClose={closeEditor}
        />
      )}
      <Conflicts account={account} entries={list.entries} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6">
        <TagFilter
          tags={list.tags}
          total={list.total}
          value={queryState.query.tag}
          onChange={(tag) => queryState.change({ tag })}
        />
        <UnsyncedNote account={account} list={list} />
      </div>
      <Loading list={list} />
      {list.rows.length > 0 && <List list={list} queryState={queryState} onUse={use} onEdit={edit} onDelete={remove} />}
      {empty && <NoMatches asked={queryState} total={list.total} editing={editing !== null} />}
      {list.total > 0 && (
        <p className="mt-8 text-sm">
          <Link to="/kundlis/files#export-heading" className="inline-flex min-h-11 items-center text-accent underline">
            {t("export")}
          </Link>
        </p>
      )}
      <UndoBar onUndo={deletion.takeBack} onClose={deletion.close}>
        {deletion.deleted && t("deleted", { name: deletion.deleted.name || t("nameless") })}
      </UndoBar>
    </div>
  );
}

/** Title, search, import and the button for a new kundli. */
function PageHead({ queryState, onNew }: { queryState: QueryState; onNew: () => void }) {
  const { t } = useTranslation("kundlis");
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-title me-auto font-light">{t("title")}</h1>
        <SearchBox
          key={queryState.cleared}
          first={queryState.cleared === 0 ? queryState.query.q : ""}
          onSearch={(q) => q !== queryState.query.q && queryState.change({ q })}
        />
        <Link to="/kundlis/files" className={buttonClass("secondary")}>
          <Download aria-hidden="true" className="size-4" />
          {t("import")}
        </Link>
        <Button variant="primary" icon={<Plus aria-hidden="true" className="size-4" />} onClick={onNew}>
          {t("new")}
        </Button>
      </div>
      <p className="-ms-3 mt-1 flex flex-wrap">
        <Link to="/dashboard" className={buttonClass("quiet", "px-3 font-medium")}>
          {t("toDashboard")}
        </Link>
        <Link to="/verify" className={buttonClass("quiet", "px-3 font-medium")}>
          {t("toVerify")}
        </Link>
      </p>
    </>
  );
}

type ListState = ReturnType<typeof useKundlis>;
type QueryState = ReturnType<typeof useKundlisQuery>;

const SEARCH_DEBOUNCE_MS = 200;

/** Searches after a pause in typing. The typed text is local state, so that typing does not re-render the rows. */
function SearchBox({ first, onSearch }: { first: string; onSearch: (text: string) => void }) {
  const { t } = useTranslation("kundlis");
  const [typed, setTyped] = useState(first);
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    const timer = setTimeout(() => search(typed.trim()), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div className="relative w-full sm:w-64 sm:max-w-80 sm:flex-1">
      <Search aria-hidden="true" className="absolute start-3.5 top-1/2 size-4 -translate-y-1/2 text-ink-muted" />
      <input
        type="search"
        aria-label={t("search")}
        placeholder={t("searchHint")}
        value={typed}
        maxLength={200}
        onChange={(event) => setTyped(event.target.value)}
        className="min-h-11 w-full rounded-md border border-line-strong bg-surface-raised ps-10 pe-3 placeholder:text-ink-muted"
      />
    </div>
  );
}

/** The number of kundlis that are on this device only. */
function UnsyncedNote({ account, list }: { account: string; list: ListState }) {
  const { t } = useTranslation("kundlis");
  const format = useFormat();
  const [busy, setBusy] = useState(false);
  const count = list.entries.filter(({ kind, trouble }) => kind === "save" && trouble === null).length;
  if (count === 0) return null;
  const sync = async () => {
    setBusy(true);
    await flushOutbox(account).catch(() => undefined);
    setBusy(false);
  };
  return (
    <p className="flex items-center text-[0.8125rem] text-warn">
      {t("waiting", { count, shown: format.number(count) })}
      <Button variant="quiet" busy={busy} className="px-3 text-accent" onClick={() => void sync()}>
        {t("syncNow")}
      </Button>
    </p>
  );
}

function Loading({ list: { answer } }: { list: ListState }) {
  const { t } = useTranslation("kundlis");
  if (answer.isPending) return <NoRowsYet />;
  if (!answer.isError) return null;
  if (!isUnreachable(answer.error)) return <LoadError query={answer} fallback={t("notLoaded")} className="my-5" />;
  return (
    <EmptyState
      title={t("away.title")}
      action={<Button onClick={() => void answer.refetch()}>{t("common:retry")}</Button>}
    >
      <p role="alert">{t("away.lead")}</p>
    </EmptyState>
  );
}

function NoRowsYet() {
  const { t } = useTranslation("kundlis");
  return (
    <div role="group" aria-busy="true" aria-label={t("title")} className="mt-8 flex flex-col gap-3">
      {["a", "b", "c", "d", "e"].map((key) => (
        <Skeleton key={key} className="h-14 w-full" />
      ))}
    </div>
  );
}

interface ListProps {
  list: ListState;
  queryState: QueryState;
  onUse: (row: KundliRow) => void;
  onEdit: (row: KundliRow) => void;
  onDelete: (row: KundliRow) => void;
}

/** The first rows are rendered in a transition too, so that a touch need not wait for all of them. */
function List(props: ListProps) {
  const hasStarted = useDeferredValue(true, false);
  return hasStarted ? <Rows {...props} /> : <NoRowsYet />;
}

function Rows({ list, queryState, ...actions }: ListProps) {
  const { t } = useTranslation("kundlis");
  const { query, change } = queryState;
  const wide = useMedia("(min-width: 40rem)");
  const [now] = useState(() => Date.now());
  const { count, end, more, showMore } = useVisibleRows(list.rows.length, JSON.stringify(query), list.answer);
  const Layout = wide ? KundlisTable : KundlisCards;
  const isStale = list.answer.isPlaceholderData;
  return (
    <div aria-busy={isStale} className={isStale ? "opacity-60" : undefined}>
      <Layout rows={list.rows.slice(0, count)} now={now} query={query} change={change} {...actions} />
      <div ref={end} />
      {more && (
        <p className="mt-6 text-center">
          <Button onClick={showMore}>{t("more")}</Button>
        </p>
      )}
    </div>
  );
}

function NoMatches({ asked, total, editing }: { asked: QueryState; total: number; editing: boolean }) {
  const { t } = useTranslation("kundlis");
  const { clear, query } = asked;
  const { q, tag } = query;
  if (total === 0 && q === "" && tag === "") return editing ? null : <EmptyState title={t("empty")} />;
  return (
    <EmptyState title={t("noMatch", { q: q || tag })} action={<Button onClick={clear}>{t("clearSearch")}</Button>}>
      {t("noMatchHint")}
    </EmptyState>
  );
}
