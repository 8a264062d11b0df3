import { useTranslation } from "react-i18next";
import { RemoveSection } from "../../../ui/remove-section.tsx";
import { type ChannelName, removeSetUp } from "./set-up-api.ts";

interface SwitchOffProps {
  name: ChannelName;
  withProof: <T>(work: () => Promise<T>) => Promise<T>;
  onRemoved: () => Promise<void>;
}

/** Removes what was entered, after a question. */
export function SwitchOff({ name, withProof, onRemoved }: SwitchOffProps) {
  const { t } = useTranslation("setup");
  const texts = {
    title: t("off.title"),
    what: t("off.what"),
    button: t("off.button", { platform: t(`platform.${name}`) }),
    question: t("off.question"),
    confirm: t("off.confirm"),
    failed: t("off.failed"),
  };
  return <RemoveSection texts={texts} remove={() => withProof(() => removeSetUp(name))} onRemoved={onRemoved} />;
}
