import { useState } from "react";

/** The user's picture, or the first letter of their name if there is none or it cannot be loaded. */
export function Avatar({ name, picture }: { name: string; picture: string | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  const shape = "size-20 shrink-0 rounded-full border border-accent";
  if (picture && broken !== picture) {
    return (
      <img
        src={picture}
        alt=""
        // Google's picture servers refuse unknown referrers, and need not know where the picture is shown.
        referrerPolicy="no-referrer"
        onError={() => setBroken(picture)}
        className={`${shape} object-cover`}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={`${shape} grid place-items-center bg-accent-wash text-4xl font-light text-accent`}
    >
      {getInitial(name)}
    </span>
  );
}

/** The first letter as a reader sees it: with its vowel sign (grapheme cluster), not half a syllable. */
export function getInitial(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? "?";
}
