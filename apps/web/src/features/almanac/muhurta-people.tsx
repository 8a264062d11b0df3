import { type Nakshatra, NAKSHATRA_WORDS, NAKSHATRAS, type Rashi, getWord } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useSavedCharts } from "../../domain/saved-kundlis/use-saved-charts.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { useSession } from "../../lib/session.ts";
import { Field, Select } from "../../ui/field.tsx";

/** A person whose Moon a search considers. */
export interface MuhurtaPerson {
  /** Of a saved kundli, or the star. */
  readonly key: string;
  readonly name: string;
  readonly moon: { readonly nakshatra: Nakshatra; readonly pada?: number; readonly sign?: Rashi };
}

interface PersonFieldProps {
  readonly person: MuhurtaPerson | null;
  readonly onChange: (person: MuhurtaPerson | null) => void;
}

/** The person whose Moon counts: a saved kundli of a signed-in user, or a birth star. */
export function PersonField(props: PersonFieldProps) {
  const session = useSession();
  return session.isAuthenticated && session.isAuthorized ? (
    <FieldWithCharts {...props} />
  ) : (
    <PersonSelect {...props} saved={[]} />
  );
}

function FieldWithCharts(props: PersonFieldProps) {
  const { charts = [] } = useSavedCharts();
  const saved = charts.flatMap(({ id, name, chart }): MuhurtaPerson[] => {
    if (!chart) return [];
    const { moon, signs } = chart;
    return [
      { key: id, name, moon: { nakshatra: moon.nakshatra, pada: moon.pada, ...(signs.moon && { sign: signs.moon }) } },
    ];
  });
  return <PersonSelect {...props} saved={saved} />;
}

function PersonSelect({ person, onChange, saved }: PersonFieldProps & { saved: readonly MuhurtaPerson[] }) {
  const { t } = useTranslation("almanac");
  const language = useLanguage();
  const stars = NAKSHATRAS.map((nakshatra): MuhurtaPerson => {
    return { key: nakshatra, name: t("muhurta.you"), moon: { nakshatra } };
  });
  const find = (key: string) => [...saved, ...stars].find((each) => each.key === key) ?? null;
  return (
    <Field label={t("muhurta.for")}>
      {(control) => (
        <Select {...control} value={person?.key ?? ""} onChange={({ target }) => onChange(find(target.value))}>
          <option value="">{t("muhurta.anyone")}</option>
          {saved.length > 0 && (
            <optgroup label={t("muhurta.saved")}>
              {saved.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
          <optgroup label={t("forYou.star")}>
            {stars.map(({ key, moon }) => (
              <option key={key} value={key}>
                {getWord(NAKSHATRA_WORDS[moon.nakshatra], language)}
              </option>
            ))}
          </optgroup>
        </Select>
      )}
    </Field>
  );
}
