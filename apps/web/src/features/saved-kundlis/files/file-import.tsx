import { type UnreadableKundli, isReadableKundli, mapColumn } from "@lagna/birth-tables";
import { MAX_SAVED_KUNDLIS } from "@lagna/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { readFiles, type ImportedFiles } from "../../../domain/kundli-files/read-files.ts";
import { findDuplicates } from "../../../domain/kundli-files/find-duplicates.ts";
import { fetchAllKundlis } from "../../../domain/saved-kundlis/kundlis-api.ts";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/feedback.tsx";
import { LoadError } from "../../../ui/load-error.tsx";
import { KUNDLIS_KEY } from "../use-kundlis.ts";
import { ImportPreview } from "./import-preview.tsx";
import { MoveProof } from "./move-proof.tsx";
import { SavingPanel } from "./saving-panel.tsx";
import { createTableDraft, isIncomplete, type TableDraft, readKundlis } from "./table-draft.ts";
import { TablePanel } from "./table-panel.tsx";
import { useAdjustedCharts } from "./use-adjusted-charts.ts";
import { useSaveAll } from "./use-save-all.ts";

export interface FileImportProps {
  files: readonly File[];
  onRestart: () => void;
}

/** The import from chosen files to saved kundlis. Nothing is saved before the last press. */
export function FileImport({ files, onRestart }: FileImportProps) {
  const { t } = useTranslation("files");
  const [read, setRead] = useState<ImportedFiles | null>(null);
  const saving = useSaveAll();
  useEffect(() => {
    let current = true;
    void readFiles(files).then((found) => current && setRead(found));
    return () => {
      current = false;
    };
  }, [files]);
  if (read === null) return <Skeleton className="mt-5 h-72 w-full" />;
  return (
    <div className="mt-5 flex flex-col gap-8">
      {saving.state.phase === "idle" ? (
        <ImportReview read={read} onSave={saving.start} />
      ) : (
        <SavingPanel state={saving.state} onStop={saving.stop} onResume={saving.resume} />
      )}
      {saving.state.phase !== "running" && (
        <div>
          <Button variant="quiet" className="px-3" onClick={onRestart}>
            {t("import.other")}
          </Button>
        </div>
      )}
    </div>
  );
}

interface ImportReviewProps {
  read: ImportedFiles;
  onSave: ReturnType<typeof useSaveAll>["start"];
}

/** First the meaning of the tables' columns, then a preview of what would be saved. */
function ImportReview({ read, onSave }: ImportReviewProps) {
  const { t } = useTranslation("files");
  const [tables, setTables] = useState<readonly TableDraft[]>(() => read.tables.map(createTableDraft));
  const saved = useQuery({
    queryKey: [KUNDLIS_KEY, "all"],
    queryFn: ({ signal }) => fetchAllKundlis(signal),
    staleTime: 0,
  });
  const all = useMemo(() => [...read.kundlis, ...tables.flatMap(readKundlis)], [read, tables]);
  const { adjusted: reads, take } = useAdjustedCharts(all);
  const { data } = saved;
  const sorted = useMemo(() => data && findDuplicates(reads.filter(isReadableKundli), data), [reads, data]);
  const provable = useMemo(() => {
    const unique = new Set(sorted?.unique);
    return reads.flatMap((kundli, index) =>
      isReadableKundli(kundli) && unique.has(kundli) ? [{ index, kundli }] : [],
    );
  }, [reads, sorted]);
  const replace = (index: number, next: TableDraft) =>
    setTables(tables.map((table, position) => (position === index ? next : table)));
  const incompleteTables = tables.filter(isIncomplete);
  return (
    <>
      {tables.map((open, index) => (
        <TablePanel
          key={`${index} ${open.table.file}`}
          open={open}
          onMap={(column, meaning) => replace(index, { ...open, mapping: mapColumn(open.mapping, column, meaning) })}
          onChoose={(choices) => replace(index, { ...open, ...choices })}
        />
      ))}
      {saved.isError && <LoadError query={saved} fallback={t("savedUnknown")} />}
      {saved.isPending && <Skeleton className="h-40 w-full" />}
      {data && sorted && (
        <ImportPreview
          sorted={sorted}
          unread={reads.filter((item): item is UnreadableKundli => !isReadableKundli(item))}
          incompleteFiles={incompleteTables.map(({ table }) => table.file)}
          remainingCapacity={MAX_SAVED_KUNDLIS - data.length}
          hasSelf={data.some(({ is_self }) => is_self)}
          proof={<MoveProof charts={provable} onUse={take} />}
          onSave={onSave}
        />
      )}
    </>
  );
}
