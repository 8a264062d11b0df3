import { useTranslation } from "react-i18next";

/** The document's title, and of a public page what it is about, which lets it be found; React hoists both into the head. */
export function PageTitle({ children, description }: { children: string; description?: string }) {
  const { t } = useTranslation();
  return (
    <>
      <title>{t("title", { page: children })}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
