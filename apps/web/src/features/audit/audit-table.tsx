import { useTranslation } from "react-i18next";
import type { AuditAction, AuditEntry } from "@lagna/contract";
import { useFormat } from "../../lib/i18n/format.ts";
import { Table, Td, Th } from "../../ui/table.tsx";

/** Actions on the server as a whole, not on an account: the requirement that administrators have a second factor. */
const SERVER_ACTIONS: readonly AuditAction[] = ["second_factor_required", "second_factor_not_required"];

/** Who did what to which account, when, and from which address if it is stored. */
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
  const formatInstant = (instant: string) => format.date(instant, { dateStyle: "medium", timeStyle: "medium" });
  const isServerAction = SERVER_ACTIONS.includes(action);
  const isSelf = actor.person !== null && actor.person.id === subject?.id;
  const subjectText = subject?.email ?? (account ? t("unknownAccount", { mark: account }) : t("gone"));
  return (
    <tr>
      <Td className="whitespace-nowrap">{formatInstant(at)}</Td>
      <Td className="[overflow-wrap:anywhere]">
        {actor.kind === "person" ? (actor.person?.email ?? t("gone")) : t(`actor.${actor.kind}`)}
      </Td>
      <Th scope="row">
        {t(`action.${action}`)}
        {via && <span className="block text-xs font-normal text-ink-muted">{t(`via.${via}`)}</span>}
        {count > 1 && (
          <span className="block text-xs font-normal text-ink-muted">
            {t("times", { count, shown: format.number(count), when: formatInstant(lastAt) })}
          </span>
        )}
      </Th>
      <Td className="[overflow-wrap:anywhere]">{isServerAction ? "–" : isSelf ? t("themselves") : subjectText}</Td>
      <Td className="text-ink-muted">{address ?? "–"}</Td>
    </tr>
  );
}
