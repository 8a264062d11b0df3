import { useSyncExternalStore } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useBirthForm } from "../../domain/birth/birth-form-context.ts";
import { useSession } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";

const subscribeToNothing = () => () => undefined;

/**
 * Offers the account's name while none is typed. It stands in the corner beside the label, so that nothing moves when it
 * comes: the page is prerendered without an account.
 */
export function OwnNameOffer() {
  const { t } = useTranslation("kundli");
  const { form } = useBirthForm();
  const { user } = useSession();
  const typed = useWatch({ control: form.control, name: "name" });
  const name = useSyncExternalStore(
    subscribeToNothing,
    () => user?.name?.trim() ?? "",
    () => "",
  );
  if (name === "" || typed !== "") return null;
  return (
    <Button
      variant="quiet"
      className="absolute end-0 -top-3 max-w-[65%] px-0 text-sm text-accent"
      onClick={() => form.setValue("name", name, { shouldDirty: true, shouldValidate: true })}
    >
      <span className="truncate">{t("form.useName", { name })}</span>
    </Button>
  );
}
