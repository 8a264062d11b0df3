import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { PlaceIcon } from "../../domain/almanac/place-icon.tsx";
import { PlacePicker } from "../../domain/almanac/place-picker.tsx";
import { cx } from "../../lib/cx.ts";
import { Button } from "../../ui/button.tsx";
import type { AlmanacAddress } from "./use-almanac-address.ts";

const TABS = [
  ["day", "/panchang"],
  ["month", "/panchang/month"],
  ["year", "/festivals"],
  ["muhurta", "/muhurta"],
  ["search", "/sky-search"],
] as const;
export type AlmanacTab = (typeof TABS)[number][0];

/** The line above every page of the almanac: its pages, and the place. */
export function AlmanacBar({
  tab,
  placeName,
  address,
}: {
  tab: AlmanacTab | null;
  placeName: string | undefined;
  address: AlmanacAddress;
}) {
  const { t } = useTranslation("almanac");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="no-print">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 border-b border-line max-sm:gap-x-0">
        <nav aria-label={t("tabs.label")} className="-ms-3 flex flex-wrap max-sm:-ms-2">
          {TABS.map(([key, path]) => (
            <Link
              key={key}
              to={address.linkTo(path)}
              aria-current={key === tab ? "page" : undefined}
              className={cx(
                "inline-flex min-h-11 items-center px-3 max-sm:px-2",
                key === tab ? "font-semibold text-accent" : "text-ink-muted hover:text-ink",
              )}
            >
              {t(`tabs.${key}`)}
            </Link>
          ))}
        </nav>
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          className="-mx-3 px-3 max-sm:-mx-2 max-sm:px-2"
          onClick={() => setIsOpen(!isOpen)}
        >
          <PlaceIcon />
          {placeName ?? t("place.choose")}
        </Button>
      </div>
      {isOpen && (
        <PlacePicker
          hasFocus
          onChoose={(place) => {
            address.choosePlace(place.id);
            setIsOpen(false);
          }}
        />
      )}
    </div>
  );
}
