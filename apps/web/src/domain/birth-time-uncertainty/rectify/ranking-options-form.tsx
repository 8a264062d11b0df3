import {
  RECTIFICATION_TEST_WORDS,
  RECTIFICATION_TESTS,
  RECTIFICATION_VARIANTS,
  type RectificationTest,
  type RectificationVariants,
} from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/i18n/format.ts";
import { Field, Select } from "../../../ui/field.tsx";
import { useTermFormatter } from "../../formatting/use-term-formatter.ts";

/** The user's changes to how times are ranked. */
export interface RankingOptions {
  readonly weights: Partial<Record<RectificationTest, number>>;
  readonly variants: Partial<RectificationVariants>;
  /** Whether to compare the ruling planets at the time of the request. */
  readonly moment: boolean;
}
export const DEFAULT_RANKING_OPTIONS: RankingOptions = { weights: {}, variants: {}, moment: false };

const WEIGHTS = [0, 1, 2, 3, 4, 5];
const VARIANT_KEYS = Object.keys(RECTIFICATION_VARIANTS) as (keyof RectificationVariants)[];

/** Returns the record with the key set to `value`, or without the key for undefined. */
function setOption<Values extends object, Key extends keyof Values>(
  values: Values,
  key: Key,
  value: Values[Key] | undefined,
): Values {
  const { [key]: _before, ...others } = values;
  return (value === undefined ? others : { ...others, [key]: value }) as Values;
}

interface RankingOptionsFormProps {
  options: RankingOptions;
  onChange: (choices: RankingOptions) => void;
}

/**
 * Settings of the ranking: the weight of each test, on which teachers differ, and whether the time of the request
 * counts.
 */
export function RankingOptionsForm({ options, onChange }: RankingOptionsFormProps) {
  const { t } = useTranslation("rectify");
  const say = useTermFormatter();
  const format = useFormat();
  return (
    <details className="border-y border-line">
      <summary className="min-h-11 py-2.5 font-medium">{t("choices")}</summary>
      <p className="measure text-sm text-ink-muted">{t("choicesHint")}</p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-3 py-4">
        {RECTIFICATION_TESTS.map((test) => (
          <Field key={test} label={say(RECTIFICATION_TEST_WORDS[test])}>
            {(control) => (
              <Select
                {...control}
                value={options.weights[test] ?? ""}
                onChange={({ target }) => {
                  const weight = target.value === "" ? undefined : Number(target.value);
                  onChange({ ...options, weights: setOption(options.weights, test, weight) });
                }}
              >
                <option value="">{t("usual")}</option>
                {WEIGHTS.map((weight) => (
                  <option key={weight} value={weight}>
                    {weight === 0 ? t("leftOut") : t("weighs", { weight: format.number(weight) })}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
        {VARIANT_KEYS.map((key) => (
          <Field key={key} label={t(`variant.${key}.name`)}>
            {(control) => (
              <Select
                {...control}
                value={options.variants[key] ?? RECTIFICATION_VARIANTS[key][0]}
                onChange={({ target }) =>
                  onChange({ ...options, variants: { ...options.variants, [key]: target.value } })
                }
              >
                {RECTIFICATION_VARIANTS[key].map((value) => (
                  <option key={value} value={value}>
                    {t(`variant.${key}.${value}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
      </div>
      <label className="flex min-h-11 items-center gap-3 pb-3">
        <input
          type="checkbox"
          className="size-5 accent-accent-fill"
          checked={options.moment}
          onChange={({ target }) => onChange({ ...options, moment: target.checked })}
        />
        <span>{t("moment")}</span>
      </label>
    </details>
  );
}
