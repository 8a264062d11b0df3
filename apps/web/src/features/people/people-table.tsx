import { useTranslation } from "react-i18next";
import { ADMIN_USER_SORTS, type AdminUserSort } from "@lagna/contract";
import { cx } from "../../lib/cx.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { Table, Td, Th } from "../../ui/table.tsx";
import { getInitialOrder, type PeopleQueryState } from "./people-filters.tsx";
import { PersonActions, RoleText, StatusBadge, SelectionCheckbox, type PeopleListProps } from "./person-cells.tsx";

/** Between phone and laptop width the role is shown below the status, and the date of joining is hidden. */
const WIDE_ONLY = "max-lg:hidden";
const NARROW_HIDDEN_SORTS: readonly AdminUserSort[] = ["role", "created_at"];

export function PeopleTable({ people, actions, selection, query, change }: PeopleListProps) {
  const { t } = useTranslation("people");
  const format = useFormat();
  const ticks = people.some(({ status }) => status !== "active");
  return (
    <div className="mt-3">
      <Table caption={t("title")}>
        <thead>
          <tr>
            {ticks && (
              <Th className="w-11">
                <span className="sr-only">{t("selection")}</span>
              </Th>
            )}
            {ADMIN_USER_SORTS.map((sort) => (
              <SortHeader key={sort} sort={sort} query={query} change={change} />
            ))}
            <Th>
              <span className="sr-only">{t("actions")}</span>
            </Th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.id} className="[&>*]:align-middle max-lg:[&>*]:px-2">
              {ticks && (
                <Td className="p-0!">
                  <SelectionCheckbox person={person} selection={selection} />
                </Td>
              )}
              <Th scope="row">{person.name}</Th>
              <Td className="max-w-80 [overflow-wrap:anywhere]">{person.email}</Td>
              <Td>
                <StatusBadge person={person} />
                <span className="mt-1 block text-xs text-ink-muted lg:hidden">
                  <RoleText person={person} />
                </span>
              </Td>
              <Td className={`whitespace-nowrap ${WIDE_ONLY}`}>
                <RoleText person={person} />
              </Td>
              <Td className={`whitespace-nowrap ${WIDE_ONLY}`}>
                {format.date(person.created_at, { dateStyle: "medium" })}
              </Td>
              <Td className="py-1.5!">
                <PersonActions person={person} actions={actions} />
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function SortHeader({ sort, query, change }: { sort: AdminUserSort } & Pick<PeopleQueryState, "query" | "change">) {
  const { t } = useTranslation("people");
  const current = query.sort === sort;
  const press = () =>
    change({ sort, order: current ? (query.order === "asc" ? "desc" : "asc") : getInitialOrder(sort) });
  return (
    <Th
      className={cx("py-0! max-lg:px-2!", NARROW_HIDDEN_SORTS.includes(sort) && WIDE_ONLY)}
      aria-sort={current ? (query.order === "asc" ? "ascending" : "descending") : undefined}
    >
      <button type="button" onClick={press} className="flex min-h-11 items-center gap-1.5 font-medium hover:text-ink">
        {t(`column.${sort}`)}
        <svg viewBox="0 0 10 12" aria-hidden="true" className="size-3" fill="currentColor">
          <path d="M5 1 8.5 5h-7z" opacity={current && query.order === "asc" ? 1 : 0.3} />
          <path d="M5 11 1.5 7h7z" opacity={current && query.order === "desc" ? 1 : 0.3} />
        </svg>
      </button>
    </Th>
  );
}
