import { useTranslation } from "react-i18next";
import { RemoveSection } from "../../ui/remove-section.tsx";
import { removeModel } from "./model-api.ts";

interface RemoveModelProps {
  withProof: <T>(work: () => Promise<T>) => Promise<T>;
  onRemoved: () => Promise<void>;
}

/** Removes what was entered, after a question. */
export function RemoveModel({ withProof, onRemoved }: RemoveModelProps) {
  const { t } = useTranslation("model");
  const texts = {
    title: t("off.title"),
    what: t("off.what"),
    button: t("off.button"),
    question: t("off.question"),
    confirm: t("off.confirm"),
    failed: t("off.failed"),
  };
  return <RemoveSection texts={texts} remove={() => withProof(removeModel)} onRemoved={onRemoved} />;
}
