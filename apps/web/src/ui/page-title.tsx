import { useTranslation } from "react-i18next";

interface PageTitleProps {
  children: string;
  /** What the page is about, for previews of its address and for search. */
  description?: string | undefined;
  /** Search shall not find it though it has a description. */
  unlisted?: boolean;
}

/** The document's title, and of a public page its description; React moves all of it into the head. */
export function PageTitle({ children, description, unlisted = false }: PageTitleProps) {
  const { t } = useTranslation();
  return (
    <>
      <title>{t("title", { page: children })}</title>
      {description && <meta name="description" content={description} />}
      {unlisted && <meta name="robots" content="noindex" />}
    </>
  );
}
