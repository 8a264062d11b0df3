import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback.tsx";
import { PageTitle } from "../../ui/page-title.tsx";

export function Component() {
  const { t } = useTranslation();
  return (
    <EmptyState
      headingLevel={1}
      title={t("notFound.title")}
      action={
        <Link to="/" className={buttonClass("primary")}>
          {t("notFound.home")}
        </Link>
      }
    >
      <PageTitle>{t("notFound.title")}</PageTitle>
      <p>{t("notFound.what")}</p>
    </EmptyState>
  );
}
