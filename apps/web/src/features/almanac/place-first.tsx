import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PlacePicker } from "../../domain/almanac/place-picker.tsx";
import { Button } from "../../ui/button.tsx";
import type { AlmanacAddress } from "./use-almanac-address.ts";

/**
 * What is offered for a chosen place, before one is chosen: the button is there, and asks for the place.
 * @param label of the offer, as it is with a place
 */
export function PlaceFirst({ address, label }: { address: AlmanacAddress; label: string }) {
  const { t } = useTranslation("almanac");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="no-print grid gap-2">
      <Button variant="primary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {label}
      </Button>
      <p className="text-sm text-ink-muted">{t("place.first")}</p>
      {isOpen && <PlacePicker hasFocus onChoose={({ id }) => address.choosePlace(id)} />}
    </div>
  );
}
