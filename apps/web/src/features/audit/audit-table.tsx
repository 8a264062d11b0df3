import { useTranslation } from "react-i18next";
import type { AuditAction, AuditEntry } from "@lagna/contract";
import { useFormat } from "../../lib/i18n/format.ts";
import { Table, Td, Th } from "../../ui/table.tsx";

/** Done to no account: what is required of all who administer. */
const OF_THE_SERVER: readonly AuditAction[] = ["second_factor_required", "second_factor_not_required"];

/** Who did what to whom, when, and from where as far as that is kept. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { t } = useTranslation("audit");
  return (
    <Table caption={t("title")}>
      <thead>
        <tr>
          <Th>{t("column.at")}</Th>
          <Th>{t("column.actor")}</Th>
          <Th>{t("column.action")}</Th>
          <Th>{t("column.subject")}</Th>
          <Th>{t("column.address")}</Th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Row key={entry.id} {...entry} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({ at, actor, action, subject, via, address, account, count, last_at: lastAt }: AuditEntry) {
  const { t } = useTranslation("audit");
  const format = useFormat();
  const when = (instant: string) => format.date(instant, { dateStyle: "medium", timeStyle: "medium" });
  const ofServer = OF_THE_SERVER.includes(action);
  const own = actor.person !== null && actor.person.id === subject?.id;
  const whom = subject?.email ?? (account ? t("unknownAccount", { mark: account }) : t("gone"));
  return (
    <tr>
      <Td className="whitespace-nowrap">{when(at)}</Td>
      <Td className="[overflow-wrap:anywhere]">
        {actor.kind === "person" ? (actor.person?.email ?? t("gone")) : t(`actor.${actor.kind}`)}
      </Td>
      <Th scope="row">
        {t(`action.${action}`)}
        {via && <span className="block text-xs font-normal text-ink-muted">{t(`via.${via}`)}</span>}
        {count > 1 && (
          <span className="block text-xs font-normal text-ink-muted">
            {t("times", { count, shown: format.number(count), when: when(lastAt) })}
          </span>
        )}
      </Th>
      <Td className="[overflow-wrap:anywhere]">{ofServer ? "–" : own ? t("themselves") : whom}</Td>
      <Td className="text-ink-muted">{address ?? "–"}</Td>
    </tr>
  );
}
