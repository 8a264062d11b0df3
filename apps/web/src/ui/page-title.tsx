import { useTranslation } from "react-i18next";

interface PageTitleProps {
  children: string;
  /** Description of the page for link previews and search engines. */
  description?: string | undefined;
  /** Excludes the page from search engines although it has a description. */
  noIndex?: boolean;
}

/** The document's title and, for public pages, its metadata; React hoists all of it into the head. */
export function PageTitle({ children, description, noIndex = false }: PageTitleProps) {
  const { t } = useTranslation();
  return (
    <>
      <title>{t("title", { page: children })}</title>
      {description && <meta name="description" content={description} />}
      {noIndex && <meta name="robots" content="noindex" />}
    </>
  );
}
