import { useTranslation } from "react-i18next";
import { differences, type KundliFields } from "../../domain/saved-kundlis/kundli-fields.ts";
import { keepMine, keepTheirs } from "../../domain/saved-kundlis/outbox.ts";
import type { Entry } from "../../domain/saved-kundlis/outbox-store.ts";
import { ApiError, type KeptRefusal } from "../../lib/api.ts";
import { useErrorText } from "../../lib/i18n/error-text.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { Table, Td, Th } from "../../ui/table.tsx";

/** What waits for the person's word: nothing is overwritten without it. */
export function Conflicts({ account, entries }: { account: string; entries: readonly Entry[] }) {
  const troubled = entries.filter(({ trouble }) => trouble !== null);
  return troubled.map((entry) => <Conflict key={entry.id} account={account} entry={entry} />);
}

function Conflict({ account, entry }: { account: string; entry: Entry }) {
  const { t } = useTranslation("kundlis");
  const { trouble } = entry;
  const name = (entry.kind === "save" ? entry.fields.name : entry.name) || t("nameless");
  if (trouble?.kind === "refused") return <Refused account={account} entry={entry} name={name} why={trouble.why} />;
  const theirs = trouble?.theirs ?? null;
  const kind = theirs === null ? "deleted" : entry.kind === "delete" ? "changedBeforeDelete" : "changed";
  return (
    <section aria-label={t(`conflict.${kind}`, { name })} className="my-5 border-s-2 border-warn bg-surface-sunken p-4">
      <p className="font-semibold text-warn">{t(`conflict.${kind}`, { name })}</p>
      {theirs !== null && entry.kind === "save" && <SideBySide mine={entry.fields} theirs={theirs} />}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => void keepMine(account, entry)}>
          {t(entry.kind === "delete" ? "conflict.deleteAnyway" : "conflict.keepMine")}
        </Button>
        <Button onClick={() => keepTheirs(account, entry)}>
          {t(theirs === null ? "conflict.letGo" : "conflict.keepTheirs")}
        </Button>
      </div>
    </section>
  );
}

interface RefusedProps {
  account: string;
  entry: Entry;
  name: string;
  why: KeptRefusal;
}

function Refused({ account, entry, name, why }: RefusedProps) {
  const { t } = useTranslation("kundlis");
  const errorText = useErrorText();
  return (
    <Alert
      tone="bad"
      className="my-5"
      title={t("conflict.refused", { name })}
      action={<Button onClick={() => keepTheirs(account, entry)}>{t("conflict.letGo")}</Button>}
    >
      {errorText(new ApiError(why), t("editor.failed"))}
    </Alert>
  );
}

function shown(value: KundliFields[keyof KundliFields]): string {
  if (value === null || value === "") return "–";
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** Only what is different. */
function SideBySide({ mine, theirs }: { mine: KundliFields; theirs: KundliFields }) {
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
          {differences(mine, theirs).map((field) => (
            <tr key={field}>
              <Th scope="row">{t(`field.${field}`)}</Th>
              <Td className="[overflow-wrap:anywhere] whitespace-pre-line">{shown(mine[field])}</Td>
              <Td className="[overflow-wrap:anywhere] whitespace-pre-line">{shown(theirs[field])}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
