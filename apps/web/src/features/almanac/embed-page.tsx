import { LANGUAGES, type Language } from "@lagna/terms";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { copyText } from "../../lib/copy-text.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { Field, Textarea } from "../../ui/field.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { AlmanacQueries } from "../../domain/almanac/almanac-queries.tsx";
import { AlmanacBar } from "./almanac-frame.tsx";
import { usePanchangDay } from "./almanac-api.ts";
import { type AlmanacAddress, useAlmanacAddress } from "./use-almanac-address.ts";

/** The day's panchang for the page of a temple or a family: a frame, and the lines to paste. */
export function Component() {
  return (
    <AlmanacQueries>
      <EmbedPage />
    </AlmanacQueries>
  );
}

const HEIGHT_PX = 360;
const LANGUAGE_NAMES: Record<Language, string> = { en: "English", hi: "हिन्दी" };

const buildPath = (address: AlmanacAddress, language: Language): string =>
  `/embed/panchang?${new URLSearchParams({ ...address.query, language }).toString()}`;

const buildSnippet = (path: string, title: string): string =>
  `<iframe src="${window.location.origin}${path.replaceAll("&", "&amp;")}" title="${title}" width="100%" height="${HEIGHT_PX}" style="border:0" loading="lazy"></iframe>`;

function EmbedPage() {
  const { t } = useTranslation("almanac");
  const address = useAlmanacAddress();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [isCopied, setIsCopied] = useState(false);
  const place = usePanchangDay(address.query).data?.place.name;
  const path = buildPath(address, language);
  // Until it is known whose place it is, there is nothing to show: a frame without a place has no page.
  const hasPlace = "place_id" in address.query || "latitude" in address.query;
  const snippet = hasPlace ? buildSnippet(path, t("day.title")) : "";
  return (
    <div className="page pt-2 pb-24">
      <PageTitle description={t("embed.lead")}>{t("embed.title")}</PageTitle>
      <AlmanacBar tab={null} placeName={place} address={address} />
      <h1 className="text-display mt-5 font-light">{t("embed.title")}</h1>
      <p className="measure mt-2 text-ink-muted">{t("embed.lead")}</p>
      <div className="mt-6 grid items-start gap-x-14 gap-y-8 md:grid-cols-2">
        <div className="space-y-4">
          <Segmented
            label={t("embed.language")}
            showLabel
            value={language}
            options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
            onChange={setLanguage}
          />
          <Field label={t("embed.snippet")}>
            {(control) => (
              <Textarea
                {...control}
                readOnly
                rows={6}
                value={snippet}
                onFocus={({ target }) => target.select()}
                className="font-mono text-sm"
              />
            )}
          </Field>
          <div className="flex flex-wrap items-center gap-3">
            <Button variant="primary" onClick={() => void copyText(snippet).then(setIsCopied)}>
              {t("embed.copy")}
            </Button>
            <span role="status" className="text-sm text-ink-muted">
              {isCopied && t("festival.shared.copied")}
            </span>
          </div>
        </div>
        <div>
          <h2 className="mb-2 text-sm font-semibold text-ink-muted">{t("embed.preview")}</h2>
          {hasPlace ? (
            <iframe
              key={path}
              src={path}
              sandbox="allow-popups"
              title={t("embed.preview")}
              height={HEIGHT_PX}
              className="w-full rounded-md border border-line"
            />
          ) : (
            <div style={{ height: HEIGHT_PX }} />
          )}
        </div>
      </div>
    </div>
  );
}
