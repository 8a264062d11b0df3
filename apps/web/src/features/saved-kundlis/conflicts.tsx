import type { KundliFields } from "@lagna/birth-tables";
import { useTranslation } from "react-i18next";
import { listChangedFields } from "../../domain/saved-kundlis/kundli-fields.ts";
import { overwriteServerVersion, discardLocalVersion } from "../../domain/saved-kundlis/outbox.ts";
import type { OutboxEntry } from "../../domain/saved-kundlis/outbox-store.ts";
import { ApiError, type StoredApiError } from "../../lib/api.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { Table, Td, Th } from "../../ui/table.tsx";

/** Entries that need the user's decision: nothing is overwritten without it. */
export function Conflicts({ account, entries }: { account: string; entries: readonly OutboxEntry[] }) {
  const entriesWithTrouble = entries.filter(({ trouble }) => trouble !== null);
  return entriesWithTrouble.map((entry) => <Conflict key={entry.id} account={account} entry={entry} />);
}

function Conflict({ account, entry }: { account: string; entry: OutboxEntry }) {
  const { t } = useTranslation("kundlis");
  const { trouble } = entry;
  const name = (entry.kind === "save" ? entry.fields.name : entry.name) || t("nameless");
  if (trouble?.kind === "refused")
    return <RefusedEntry account={account} entry={entry} name={name} reason={trouble.why} />;
  const serverFields = trouble?.theirs ?? null;
  const kind = serverFields === null ? "deleted" : entry.kind === "delete" ? "changedBeforeDelete" : "changed";
  return (
    <section aria-label={t(`conflict.${kind}`, { name })} className="my-5 border-s-2 border-warn bg-surface-sunken p-4">
      <p className="font-semibold text-warn">{t(`conflict.${kind}`, { name })}</p>
      {serverFields !== null && entry.kind === "save" && <DifferenceTable mine={entry.fields} theirs={serverFields} />}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => void overwriteServerVersion(account, entry)}>
          {t(entry.kind === "delete" ? "conflict.deleteAnyway" : "conflict.keepMine")}
        </Button>
        <Button onClick={() => discardLocalVersion(account, entry)}>
          {t(serverFields === null ? "conflict.letGo" : "conflict.keepTheirs")}
        </Button>
      </div>
    </section>
  );
}

interface RefusedEntryProps {
  account: string;
  entry: OutboxEntry;
  name: string;
  reason: StoredApiError;
}

function RefusedEntry({ account, entry, name, reason }: RefusedEntryProps) {
  const { t } = useTranslation("kundlis");
  const errorText = useErrorText();
  return (
    <Alert
      tone="bad"
      className="my-5"
      title={t("conflict.refused", { name })}
      action={<Button onClick={() => discardLocalVersion(account, entry)}>{t("conflict.letGo")}</Button>}
    >
      {errorText(new ApiError(reason), t("editor.failed"))}
    </Alert>
  );
}

function formatValue(value: KundliFields[keyof KundliFields]): string {
  if (value === null || value === "") return "–";
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** Lists only the fields that differ. */
function DifferenceTable({ mine: localFields, theirs: serverFields }: { mine: KundliFields; theirs: KundliFields }) {
  const { t } = useTranslation("kundlis");
  return (
    <div className="mt-3 max-w-3xl">
      <Table caption={t("conflict.table")}>
        <thead>
          <tr>
            <Th>{t("conflict.field")}</Th>
            <Th>{t("conflict.here")}</Th>
            <Th>{t("conflict.there")}</Th>
          </tr>
        </thead>
        <tbody>
          {listChangedFields(localFields, serverFields).map((field) => (
            <tr key={field}>
              <Th scope="row">{t(`field.${field}`)}</Th>
              <Td className="[overflow-wrap:anywhere] whitespace-pre-line">{formatValue(localFields[field])}</Td>
              <Td className="[overflow-wrap:anywhere] whitespace-pre-line">{formatValue(serverFields[field])}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
