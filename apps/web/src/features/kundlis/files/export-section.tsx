import type { SavedKundli } from "@lagna/contract";
import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { asHere } from "../../../domain/saved-kundlis/as-here.ts";
import { fetchAllKundlis } from "../../../domain/saved-kundlis/kundlis-api.ts";
import { entriesOf } from "../../../domain/saved-kundlis/outbox-store.ts";
import { useErrorText } from "../../../lib/i18n/error-text.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback.tsx";

const KINDS = ["jhd", "csv", "json"] as const;
type Kind = (typeof KINDS)[number];

/** The server works two hundred charts out at a listing, where it has not yet. */
const MOST_ROUNDS = 60;
const lacksPlace = ({ chart }: SavedKundli): boolean => chart !== null && chart.place === null;

/** All there are, each with where it was, as far as it has a chart. */
async function fetchPlaced(): Promise<SavedKundli[]> {
  let kundlis = await fetchAllKundlis();
  for (let round = 0; round < MOST_ROUNDS && kundlis.some(lacksPlace); round += 1) kundlis = await fetchAllKundlis();
  return kundlis;
}

interface Written {
  /** In the file, and in all. */
  readonly count: number;
  readonly total: number;
}

async function write(kind: Kind, account: string): Promise<Written> {
  const [files, ofServer] = await Promise.all([
    import("../../../domain/kundli-files/write-files.ts"),
    kind === "jhd" ? fetchPlaced() : fetchAllKundlis(),
  ]);
  // What this device has not sent yet is one's own too.
  const kundlis = asHere(ofServer, entriesOf(account));
  const total = kundlis.length;
  const name = `kundlis-${new Date().toISOString().slice(0, 10)}`;
  if (total === 0) return { count: 0, total };
  if (kind !== "jhd") {
    const all = kundlis.map(({ fields }) => fields);
    if (kind === "csv") saveFile(`${name}.csv`, "text/csv;charset=utf-8", files.kundlisCsv(all));
    else saveFile(`${name}.json`, "application/json", files.kundlisJson(all));
    return { count: total, total };
  }
  const placed = kundlis.flatMap(({ fields, chart }) =>
    chart?.place ? [{ fields, ...chart.place, utcOffset: chart.utc_offset }] : [],
  );
  const made = files.kundlisJhd(placed);
  if (made !== null) saveFile(`${name}-jhd.zip`, "application/zip", made.bytes);
  return { count: made?.count ?? 0, total };
}

/** All of one's kundlis, for another program or for keeping. */
export function ExportSection() {
  const { t } = useTranslation("files");
  const format = useFormat();
  const errorText = useErrorText();
  const account = useSession().user?.email ?? "";
  const [busy, setBusy] = useState<Kind | null>(null);
  const [written, setWritten] = useState<Written | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const take = async (kind: Kind) => {
    setBusy(kind);
    setProblem(null);
    setWritten(null);
    await write(kind, account).then(setWritten, setProblem);
    setBusy(null);
  };
  const said = written && {
    count: written.count,
    shown: format.number(written.count),
    left: format.number(written.total - written.count),
  };
  return (
    <section aria-labelledby="export-heading" className="mt-14 border-t border-line pt-8">
      <h2 id="export-heading" className="text-heading font-medium">
        {t("export.title")}
      </h2>
      <p className="measure mt-2 text-ink-muted">{t("export.lead")}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        {KINDS.map((kind) => (
          <Button
            key={kind}
            busy={busy === kind}
            disabled={busy !== null && busy !== kind}
            icon={<Download aria-hidden="true" className="size-4" />}
            onClick={() => void take(kind)}
          >
            {t(`export.${kind}`)}
          </Button>
        ))}
      </div>
      {said && (
        <Alert tone={said.count > 0 ? "good" : "warn"} className="mt-5">
          {said.count === 0 ? t("export.nothing") : t("export.written", said)}{" "}
          {said.count > 0 && said.left !== format.number(0) && t("export.left", said)}
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
