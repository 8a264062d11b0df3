import { MOST_SAVED_KUNDLIS } from "@lagna/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { mapColumn } from "../../../domain/kundli-files/mapping.ts";
import { readFiles, type ReadFiles } from "../../../domain/kundli-files/read-files.ts";
import { isReadable, type Unreadable } from "../../../domain/kundli-files/read-result.ts";
import { sortOutDoubles } from "../../../domain/kundli-files/same-birth.ts";
import { fetchAllKundlis } from "../../../domain/saved-kundlis/kundlis-api.ts";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/feedback.tsx";
import { NotLoaded } from "../../../ui/not-loaded.tsx";
import { KUNDLIS_KEY } from "../use-kundlis.ts";
import { Preview } from "./preview.tsx";
import { SavingPanel } from "./saving-panel.tsx";
import { beginTable, isWaiting, type OpenTable, readsOf } from "./open-table.ts";
import { TablePanel } from "./table-panel.tsx";
import { useSaveAll } from "./use-save-all.ts";

export interface WorkbenchProps {
  files: readonly File[];
  onAgain: () => void;
}

/** From chosen files to saved kundlis. Nothing is saved before the last press. */
export function Workbench({ files, onAgain }: WorkbenchProps) {
  const { t } = useTranslation("files");
  const [read, setRead] = useState<ReadFiles | null>(null);
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
        <Review read={read} onSave={saving.start} />
      ) : (
        <SavingPanel state={saving.state} onStop={saving.stop} onGoOn={saving.goOn} />
      )}
      {saving.state.phase !== "running" && (
        <div>
          <Button variant="quiet" className="px-3" onClick={onAgain}>
            {t("import.other")}
          </Button>
        </div>
      )}
    </div>
  );
}

interface ReviewProps {
  read: ReadFiles;
  onSave: ReturnType<typeof useSaveAll>["start"];
}

/** What the tables' columns are, and then what would be saved. */
function Review({ read, onSave }: ReviewProps) {
  const { t } = useTranslation("files");
  const [tables, setTables] = useState<readonly OpenTable[]>(() => read.tables.map(beginTable));
  const saved = useQuery({
    queryKey: [KUNDLIS_KEY, "all"],
    queryFn: ({ signal }) => fetchAllKundlis(signal),
    staleTime: 0,
  });
  const reads = useMemo(() => [...read.kundlis, ...tables.flatMap(readsOf)], [read, tables]);
  const { data } = saved;
  const sorted = useMemo(() => data && sortOutDoubles(reads.filter(isReadable), data), [reads, data]);
  const replace = (index: number, next: OpenTable) => setTables(tables.map((each, at) => (at === index ? next : each)));
  const waiting = tables.filter(isWaiting);
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
      {saved.isError && <NotLoaded query={saved} otherwise={t("savedUnknown")} />}
      {saved.isPending && <Skeleton className="h-40 w-full" />}
      {data && sorted && (
        <Preview
          sorted={sorted}
          unread={reads.filter((one): one is Unreadable => !isReadable(one))}
          waiting={waiting.map(({ table }) => table.file)}
          room={MOST_SAVED_KUNDLIS - data.length}
          hasSelf={data.some(({ is_self }) => is_self)}
          onSave={onSave}
        />
      )}
    </>
  );
}
