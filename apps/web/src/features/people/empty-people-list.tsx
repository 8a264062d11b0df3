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
        title={t("nobody.search", { q: query.q })}
        action={<Button onClick={clear}>{t("nobody.clear")}</Button>}
      >
        <p>{t("nobody.searchHint")}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t(`nobody.${query.status}`)}
      action={<Button onClick={() => change({ status: "active" })}>{t("nobody.showActive")}</Button>}
    >
      <p>{t("nobody.hint")}</p>
    </EmptyState>
  );
}
