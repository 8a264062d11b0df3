import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback.tsx";
import type { PeopleQueryState } from "./people-filters.tsx";

/** Explains why a list is empty and what to do next. */
export function EmptyPeopleList({ query, change, setTyped }: PeopleQueryState) {
  const { t } = useTranslation("people");
  if (query.q !== "") {
    const clear = () => {
      setTyped("");
      change({ q: "", status: "all" });
    };
    return (
      <EmptyState
        title={t("noPeople.search", { q: query.q })}
        action={<Button onClick={clear}>{t("noPeople.clear")}</Button>}
      >
        <p>{t("noPeople.searchHint")}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t(`noPeople.${query.status}`)}
      action={<Button onClick={() => change({ status: "active" })}>{t("noPeople.showActive")}</Button>}
    >
      <p>{t("noPeople.hint")}</p>
    </EmptyState>
  );
}
