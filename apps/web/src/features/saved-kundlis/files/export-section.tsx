import type { SavedKundli } from "@lagna/contract";
import Download from "~icons/lucide/download";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { mergeOutbox } from "../../../domain/saved-kundlis/merge-outbox.ts";
import { fetchAllKundlis } from "../../../domain/saved-kundlis/kundlis-api.ts";
import { getEntries } from "../../../domain/saved-kundlis/outbox-store.ts";
import { useErrorText } from "../../../lib/i18n/use-error-text.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback.tsx";

const EXPORT_FORMATS = ["jhd", "csv", "json"] as const;
type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Each listing makes the server calculate up to two hundred missing charts. */
const MAX_ROUNDS = 60;
const lacksPlace = ({ chart }: SavedKundli): boolean => chart !== null && chart.place === null;

/** All kundlis, with their places as far as they have charts. */
async function fetchWithPlaces(): Promise<SavedKundli[]> {
  let kundlis = await fetchAllKundlis();
  for (let round = 0; round < MAX_ROUNDS && kundlis.some(lacksPlace); round += 1) kundlis = await fetchAllKundlis();
  return kundlis;
}

interface ExportResult {
  /** The number of kundlis in the file, and in all. */
  readonly count: number;
  readonly total: number;
}

async function exportKundlis(kind: ExportFormat, account: string): Promise<ExportResult> {
  const [files, serverKundlis] = await Promise.all([
    import("../../../domain/kundli-files/write-files.ts"),
    kind === "jhd" ? fetchWithPlaces() : fetchAllKundlis(),
  ]);
  // Includes kundlis that this device has not sent yet.
  const kundlis = mergeOutbox(serverKundlis, getEntries(account));
  const total = kundlis.length;
  const name = `kundlis-${new Date().toISOString().slice(0, 10)}`;
  if (total === 0) return { count: 0, total };
  if (kind !== "jhd") {
    const all = kundlis.map(({ fields }) => fields);
    if (kind === "csv") saveFile(`${name}.csv`, "text/csv;charset=utf-8", files.buildKundlisCsv(all));
    else saveFile(`${name}.json`, "application/json", files.buildKundlisJson(all));
    return { count: total, total };
  }
  const kundlisWithPlace = kundlis.flatMap(({ fields, chart }) =>
    chart?.place ? [{ fields, ...chart.place, utcOffset: chart.utc_offset }] : [],
  );
  const archive = files.buildKundlisJhdArchive(kundlisWithPlace);
  if (archive !== null) saveFile(`${name}-jhd.zip`, "application/zip", archive.bytes);
  return { count: archive?.count ?? 0, total };
}

/** Exports all the user's kundlis, for another program or as a backup. */
export function ExportSection() {
  const { t } = useTranslation("files");
  const format = useFormat();
  const errorText = useErrorText();
  const account = useSession().user?.email ?? "";
  const [busy, setBusy] = useState<ExportFormat | null>(null);
  const [result, setResult] = useState<ExportResult | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const downloadFile = async (kind: ExportFormat) => {
    setBusy(kind);
    setProblem(null);
    setResult(null);
    await exportKundlis(kind, account).then(setResult, setProblem);
    setBusy(null);
  };
  const counts = result && {
    count: result.count,
    shown: format.number(result.count),
    left: format.number(result.total - result.count),
  };
  return (
    <section aria-labelledby="export-heading" className="mt-14 border-t border-line pt-8">
      <h2 id="export-heading" className="text-heading font-medium">
        {t("export.title")}
      </h2>
      <p className="measure mt-2 text-ink-muted">{t("export.lead")}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        {EXPORT_FORMATS.map((kind) => (
          <Button
            key={kind}
            busy={busy === kind}
            disabled={busy !== null && busy !== kind}
            icon={<Download aria-hidden="true" className="size-4" />}
            onClick={() => void downloadFile(kind)}
          >
            {t(`export.${kind}`)}
          </Button>
        ))}
      </div>
      {counts && (
        <Alert tone={counts.count > 0 ? "good" : "warn"} className="mt-5">
          {counts.count === 0 ? t("export.nothing") : t("export.written", counts)}{" "}
          {counts.count > 0 && counts.left !== format.number(0) && t("export.left", counts)}
        </Alert>
      )}
      {problem !== null && (
        <Alert tone="bad" className="mt-5">
          {errorText(problem, t("export.failed"))}
        </Alert>
      )}
    </section>
  );
}
