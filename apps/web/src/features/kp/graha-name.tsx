import { type Graha, GRAHA_WORDS } from "@lagna/terms";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";

/** A graha as KP tables write it: abbreviated, with the full name for screen readers and on hover. */
export function GrahaName({ id }: { readonly id: Graha }) {
  const say = useTermFormatter();
  return (
    <span title={say(GRAHA_WORDS[id])}>
      <span aria-hidden="true">{say(GRAHA_WORDS[id], "short")}</span>
      <span className="sr-only">{say(GRAHA_WORDS[id])}</span>
    </span>
  );
}

/** Several, in the order of their strength; a dash for none. */
export function GrahaNames({ ids }: { readonly ids: readonly Graha[] }) {
  if (ids.length === 0) return <>–</>;
  return ids.map((id, index) => (
    <span key={id}>
      {index > 0 && " "}
      <GrahaName id={id} />
    </span>
  ));
}
