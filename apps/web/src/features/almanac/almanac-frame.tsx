import type { Place } from "@lagna/contract";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { usePlaceOptionFormatter } from "../../domain/birth/use-place-option-formatter.ts";
import { usePlaceSearch } from "../../domain/birth/use-place-search.ts";
import { cx } from "../../lib/cx.ts";
import { Button } from "../../ui/button.tsx";
import { Combobox } from "../../ui/combobox.tsx";
import { Field } from "../../ui/field.tsx";
import type { AlmanacAddress } from "./use-almanac-address.ts";

/** The queries of a page that needs no account. */
export function AlmanacQueries({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } }));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

const TABS = [
  ["day", "/panchang"],
  ["month", "/panchang/month"],
  ["year", "/festivals"],
  ["muhurta", "/muhurta"],
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
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 border-b border-line">
        <nav aria-label={t("tabs.label")} className="-ms-3 flex">
          {TABS.map(([key, path]) => (
            <Link
              key={key}
              to={address.linkTo(path)}
              aria-current={key === tab ? "page" : undefined}
              className={cx(
                "inline-flex min-h-11 items-center px-3",
                key === tab ? "font-semibold text-accent" : "text-ink-muted hover:text-ink",
              )}
            >
              {t(`tabs.${key}`)}
            </Link>
          ))}
        </nav>
        <Button variant="quiet" aria-expanded={isOpen} className="-me-3 px-3" onClick={() => setIsOpen(!isOpen)}>
          <PlaceIcon />
          {placeName ?? t("place.choose")}
        </Button>
      </div>
      {isOpen && (
        <PlacePicker
          onChoose={(place) => {
            address.choosePlace(place.id);
            setIsOpen(false);
          }}
        />
      )}
    </div>
  );
}

const PlaceIcon = () => (
  <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 text-accent" fill="none" stroke="currentColor">
    <path d="M8 14.5s4.5-4.6 4.5-8a4.5 4.5 0 0 0-9 0c0 3.4 4.5 8 4.5 8Z" strokeWidth="1.4" />
    <circle cx="8" cy="6.5" r="1.6" strokeWidth="1.4" />
  </svg>
);

function PlacePicker({ onChoose }: { onChoose: (place: Place) => void }) {
  const { t } = useTranslation("almanac");
  const formatPlace = usePlaceOptionFormatter();
  const [text, setText] = useState("");
  const search = usePlaceSearch(text, "", true);
  const isSearching = text.trim().length >= 2;
  const status = () => {
    if (!isSearching) return "";
    if (search.pending || search.preparing) return t("place.searching");
    if (search.failed) return t("place.failed");
    return search.places.length === 0 ? t("place.none") : t("place.count", { count: search.places.length });
  };
  return (
    <Field label={t("place.label")} hint={t("place.hint")} className="max-w-md py-4">
      {(control) => (
        <Combobox
          control={control}
          value={text}
          onValueChange={setText}
          options={search.places}
          optionKey={(place) => place.id}
          renderOption={(place) => {
            const { name, region } = formatPlace(place);
            return (
              <span>
                <span className="font-medium">{name}</span> <span className="text-sm text-ink-muted">{region}</span>
              </span>
            );
          }}
          onSelect={onChoose}
          listLabel={t("place.list")}
          status={status()}
          loadingText={isSearching && search.pending ? t("place.searching") : ""}
          inputProps={{ autoFocus: true, maxLength: 120, spellCheck: false }}
        />
      )}
    </Field>
  );
}
