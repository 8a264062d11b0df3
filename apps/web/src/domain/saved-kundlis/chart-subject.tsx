import type { SavedKundli } from "@lagna/contract";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Skeleton } from "../../ui/feedback.tsx";
import { Field, Select } from "../../ui/field.tsx";
import { GENERATOR_DRAFT_KEY } from "../birth/birth-form-draft.ts";
import type { ValidBirth } from "../birth/birth-form-values.ts";
import { findOwnChart } from "./use-saved-charts.ts";

/** Loaded only if a birth is typed. */
const BirthForm = lazy(async () => ({ default: (await import("../birth/birth-form.tsx")).BirthForm }));

/** Whose chart a page is about: a saved kundli, or a typed birth. */
export type ChartSubject = { readonly kundli_id: string } | { readonly birth: ValidBirth };

const TYPED = "typed";

/** The kundli that an address names, else the own one; `TYPED` without any. */
const findKundli = (kundlis: readonly SavedKundli[], named: string | null): string =>
  named === TYPED ? TYPED : ((kundlis.find(({ id }) => id === named) ?? findOwnChart(kundlis))?.id ?? TYPED);

interface ChosenSubject {
  /** Null until a birth is typed. */
  readonly subject: ChartSubject | null;
  /** Of the kundli that is chosen. */
  readonly id: string;
  readonly setBirth: (birth: ValidBirth | null) => void;
}

/** @param named the id of a kundli in the page's address */
export function useChartSubject(kundlis: readonly SavedKundli[], named: string | null): ChosenSubject {
  const [typed, setTyped] = useState<ChartSubject | null>(null);
  const id = findKundli(kundlis, named);
  return {
    subject: id === TYPED ? typed : { kundli_id: id },
    id,
    setBirth: (birth) => setTyped(birth && { birth }),
  };
}

interface ChartSubjectFieldsProps {
  readonly kundlis: readonly SavedKundli[];
  readonly chosen: ChosenSubject;
  readonly onChoose: (id: string) => void;
  readonly label: string;
  /** The choice of a birth that is not saved. */
  readonly typedLabel: string;
  /** The button of its form. */
  readonly action: string;
  readonly busy: boolean;
  readonly error: Error | null;
  /** What else is chosen, in the row of the choice. */
  readonly children: ReactNode;
}

/** The choice among the saved kundlis, and the form of a birth that is not saved. */
export function ChartSubjectFields({ kundlis, chosen, onChoose, typedLabel, ...rest }: ChartSubjectFieldsProps) {
  const { label, action, busy, error, children } = rest;
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4 border-y border-line py-4 short:py-3">
        {kundlis.length > 0 && (
          <Field label={label} className="w-full sm:w-52">
            {(control) => (
              <Select {...control} value={chosen.id} onChange={({ target }) => onChoose(target.value)}>
                {kundlis.map((kundli) => (
                  <option key={kundli.id} value={kundli.id}>
                    {kundli.name}
                  </option>
                ))}
                <option value={TYPED}>{typedLabel}</option>
              </Select>
            )}
          </Field>
        )}
        {children}
      </div>
      {chosen.id === TYPED && (
        <Suspense fallback={<Skeleton className="mt-4 h-72 w-full" />}>
          <div className="mt-6 max-w-xl">
            <BirthForm
              // The birth of the generator, from which a link leads here.
              draftKey={GENERATOR_DRAFT_KEY}
              action={action}
              busy={busy}
              error={error}
              failure={null}
              onClear={() => chosen.setBirth(null)}
              onSubmit={async (birth) => chosen.setBirth(birth)}
            />
          </div>
        </Suspense>
      )}
    </>
  );
}
