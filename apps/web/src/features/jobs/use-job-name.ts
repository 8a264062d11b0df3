import { useTranslation } from "react-i18next";

/** Names a kind of job in the reader's language; a kind without a text keeps the server's own name. */
export function useJobName(): (kind: string) => string {
  const { t } = useTranslation("jobs");
  return (kind) => t(`kind.${kind}`, { defaultValue: kind });
}
