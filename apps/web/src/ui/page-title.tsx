import { useTranslation } from "react-i18next";

/** The document's title; React hoists it into the head. */
export function PageTitle({ children }: { children: string }) {
  const { t } = useTranslation();
  return <title>{t("title", { page: children })}</title>;
}
