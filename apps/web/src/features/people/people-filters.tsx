import { useTranslation } from "react-i18next";
import { ACCOUNT_STATUSES, ADMIN_USER_SORTS, type AdminUserSort } from "@lagna/contract";
import { useFormat } from "../../lib/i18n/format.ts";
import { Field, Input, Select } from "../../ui/field.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import type { StatusFilter } from "./people-api.ts";
import type { usePeopleQuery } from "./use-people-query.ts";

export type PeopleQueryState = ReturnType<typeof usePeopleQuery>;

interface PeopleFiltersProps extends PeopleQueryState {
  /** The number of people for each filter. */
  total: Record<StatusFilter, number> | undefined;
  /** Shown where there is no table with headers to sort by. */
  showSort: boolean;
}

export function PeopleFilters({ query, change, typed, setTyped, total, showSort }: PeopleFiltersProps) {
  const { t } = useTranslation("people");
  const format = useFormat();
  const options = [...ACCOUNT_STATUSES, "all" as const].map((value) => ({
    value,
    label: (
      <>
        {t(`filter.${value}`)}
        {total && <span className="tabular ms-1.5 font-normal max-sm:hidden">{format.number(total[value])}</span>}
      </>
    ),
  }));
  return (
    <div className="mt-6 flex flex-wrap items-end gap-x-6 gap-y-4">
      <Segmented
        label={t("filter.label")}
        value={query.status}
        options={options}
        onChange={(status) => change({ status })}
      />
      <Field label={t("search")} className="min-w-0 flex-1 basis-60 sm:max-w-sm">
        {(control) => (
          <Input {...control} type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
        )}
      </Field>
      {showSort && (
        <Field label={t("sortBy")} className="min-w-0 flex-1 basis-60">
          {(control) => (
            <Select
              {...control}
              value={query.sort}
              onChange={(event) =>
                change({ sort: event.target.value as AdminUserSort, order: getInitialOrder(event.target.value) })
              }
            >
              {ADMIN_USER_SORTS.map((sort) => (
                <option key={sort} value={sort}>
                  {t(`column.${sort}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </div>
  );
}

/** Names start from A, dates from the latest. */
export const getInitialOrder = (sort: string): "asc" | "desc" => (sort === "created_at" ? "desc" : "asc");
