import { MAX_GATHERING_ORB } from "@lagna/contract";
import { type Graha, GRAHA_WORDS, GRAHAS, NAKSHATRA_WORDS, NAKSHATRAS, RASHI_WORDS, RASHIS } from "@lagna/terms";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTermFormatter } from "../../../domain/formatting/use-term-formatter.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Field, Input, Select } from "../../../ui/field.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { formatSkySearch, parseSkySearch, SEARCH_YEARS, type SkySearch } from "./sky-search-address.ts";
import { SkySettingsFields } from "./sky-settings-fields.tsx";

type Kind = "together" | "graha";
const PLACES = ["every", "sign", "star", "degree"] as const;
type PlaceKind = (typeof PLACES)[number];

/** What is typed and chosen: all text, so that incomplete numbers are kept. */
interface FormValues {
  readonly kind: Kind;
  readonly grahas: readonly Graha[];
  readonly isOrb: boolean;
  readonly orb: string;
  readonly graha: Graha;
  readonly place: PlaceKind;
  readonly every: string;
  readonly sign: string;
  readonly varga: string;
  readonly star: string;
  readonly degree: string;
  readonly from: string;
  readonly until: string;
  readonly ayanamsa: string;
  readonly node: string;
}

const CENTURY = 100;

function toValues(search: SkySearch | null): FormValues {
  const year = new Date().getFullYear();
  const given = search ? formatSkySearch(search) : {};
  const sought = search?.sought;
  return {
    kind: sought?.kind ?? "together",
    grahas: sought?.kind === "together" ? sought.grahas : ["jupiter", "saturn"],
    isOrb: sought?.kind === "together" ? sought.orb !== null : true,
    orb: given["orb"] ?? "1",
    graha: sought?.kind === "graha" ? sought.graha : "saturn",
    place: sought?.kind === "graha" ? sought.place.kind : "every",
    every: given["every"] ?? "sign",
    sign: given["sign"] ?? "aries",
    varga: given["varga"]?.slice(1) ?? "1",
    star: given["star"] ?? "ashwini",
    degree: given["degree"] ?? "0",
    from: given["from"] ?? String(year),
    until: given["until"] ?? String(year + CENTURY - 1),
    ayanamsa: given["ayanamsa"] ?? "",
    node: given["node"] ?? "",
  };
}

/** As the address would hold it; null for what is incomplete. */
function toSearch(values: FormValues): SkySearch | null {
  const { kind, grahas, isOrb, orb, graha, place, every, sign, varga, star, degree, ...rest } = values;
  const { from, until, ayanamsa, node } = rest;
  const ofPlace = { every: { every }, sign: { sign, varga: `D${varga.trim()}` }, star: { star }, degree: { degree } };
  const sought =
    kind === "together" ? { together: grahas.join(), ...(isOrb && { orb }) } : { graha, ...ofPlace[place] };
  return parseSkySearch(new URLSearchParams({ ...sought, from, until, ayanamsa, node }));
}

interface SkySearchFormProps {
  readonly search: SkySearch | null;
  readonly isSearching: boolean;
  readonly onSubmit: (search: SkySearch) => void;
  readonly onCancel: () => void;
}

export function SkySearchForm({ search, isSearching, onSubmit, onCancel }: SkySearchFormProps) {
  const { t } = useTranslation("skySearch");
  const { digits } = useFormat();
  const [values, setValues] = useState(() => toValues(search));
  const [isWrong, setIsWrong] = useState(false);
  const set = (changes: Partial<FormValues>) => setValues((before) => ({ ...before, ...changes }));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = toSearch(values);
    setIsWrong(next === null);
    if (next) onSubmit(next);
  };
  const fields = { values, set };
  const years = { from: digits(String(SEARCH_YEARS.from)), until: digits(String(SEARCH_YEARS.until)) };
  return (
    <form className="no-print mt-6 short:mt-3" onSubmit={submit} noValidate>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <Segmented
          label={t("kind.label")}
          showLabel
          value={values.kind}
          options={(["together", "graha"] as const).map((value) => ({ value, label: t(`kind.${value}`) }))}
          onChange={(kind) => set({ kind })}
        />
        {values.kind === "together" ? <TogetherFields {...fields} /> : <GrahaFields {...fields} />}
      </div>
      {values.kind === "together" && <GrahaBoxes {...fields} />}
      <div className="mt-4 flex flex-wrap items-start gap-x-6 gap-y-4">
        {(["from", "until"] as const).map((key) => (
          <Field
            key={key}
            label={t(key)}
            hint={key === "from" ? t("yearsHint", years) : undefined}
            className={key === "from" ? "w-[calc(50%-0.75rem)] sm:w-72" : "w-[calc(50%-0.75rem)] sm:w-36"}
          >
            {(control) => (
              <Input
                {...control}
                inputMode="text"
                autoComplete="off"
                maxLength={5}
                className="tabular"
                value={values[key]}
                onChange={({ target }) => set({ [key]: target.value })}
              />
            )}
          </Field>
        ))}
        <SkySettingsFields values={values} onChange={set} />
        <div className="flex flex-wrap gap-3 sm:mt-6.5">
          <Button variant="primary" type="submit" busy={isSearching}>
            {t("search")}
          </Button>
          {isSearching && <Button onClick={onCancel}>{t("cancel")}</Button>}
        </div>
      </div>
      <p role="alert" className={isWrong ? "mt-4 text-bad" : "hidden"}>
        {isWrong && t(`wrong.${values.kind}`, { ...years, max: digits(String(MAX_GATHERING_ORB)) })}
      </p>
    </form>
  );
}

interface FieldsProps {
  readonly values: FormValues;
  readonly set: (changes: Partial<FormValues>) => void;
}

/** When grahas count as together. */
function TogetherFields({ values: { isOrb, orb }, set }: FieldsProps) {
  const { t } = useTranslation("skySearch");
  return (
    <>
      <Segmented
        label={t("rule.label")}
        showLabel
        value={isOrb ? "orb" : "sign"}
        options={(["orb", "sign"] as const).map((value) => ({ value, label: t(`rule.${value}`) }))}
        onChange={(rule) => set({ isOrb: rule === "orb" })}
      />
      {isOrb && (
        <Field label={t("orb")} hint={t("orbHint")} className="w-full sm:w-96">
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              className="tabular sm:max-w-36"
              value={orb}
              onChange={({ target }) => set({ orb: target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}

/** Which grahas are sought together. */
function GrahaBoxes({ values: { grahas }, set }: FieldsProps) {
  const { t } = useTranslation("skySearch");
  const say = useTermFormatter();
  const toggle = (id: Graha) =>
    set({ grahas: GRAHAS.filter((graha) => (graha === id ? !grahas.includes(id) : grahas.includes(graha))) });
  return (
    <fieldset className="mt-4 min-w-0 short:mt-2">
      <legend className="text-sm font-medium">{t("grahas")}</legend>
      <div className="mt-1 grid grid-cols-2 gap-x-6 min-[24rem]:grid-cols-3 lg:flex lg:flex-wrap lg:gap-x-8">
        {GRAHAS.map((id) => (
          <label key={id} className="flex min-h-11 items-center gap-x-3">
            <input
              type="checkbox"
              checked={grahas.includes(id)}
              onChange={() => toggle(id)}
              className="size-5 accent-accent-fill"
            />
            {say(GRAHA_WORDS[id])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function GrahaFields({ values, set }: FieldsProps) {
  const { t } = useTranslation("skySearch");
  const say = useTermFormatter();
  const { place } = values;
  const choose = (
    key: "graha" | "place" | "every" | "sign" | "star",
    label: string,
    options: readonly (readonly [value: string, text: string])[],
  ) => (
    <Field label={label} className="w-full sm:w-44">
      {(control) => (
        <Select {...control} value={values[key]} onChange={({ target }) => set({ [key]: target.value })}>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
  const type = (key: "degree" | "varga", label: string, hint: string) => (
    <Field label={label} hint={hint} className="w-full sm:w-56">
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          className="tabular"
          value={values[key]}
          onChange={({ target }) => set({ [key]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <>
      {choose(
        "graha",
        t("graha"),
        GRAHAS.map((id) => [id, say(GRAHA_WORDS[id])] as const),
      )}
      {choose(
        "place",
        t("place.label"),
        PLACES.map((id) => [id, t(`place.${id}`)] as const),
      )}
      {place === "every" &&
        choose("every", t("every.label"), [
          ["sign", t("every.sign")],
          ["nakshatra", t("every.nakshatra")],
        ])}
      {place === "sign" &&
        choose(
          "sign",
          t("sign"),
          RASHIS.map((id) => [id, say(RASHI_WORDS[id])] as const),
        )}
      {place === "sign" && type("varga", t("varga"), t("vargaHint"))}
      {place === "star" &&
        choose(
          "star",
          t("star"),
          NAKSHATRAS.map((id) => [id, say(NAKSHATRA_WORDS[id])] as const),
        )}
      {place === "degree" && type("degree", t("degree"), t("degreeHint"))}
    </>
  );
}
