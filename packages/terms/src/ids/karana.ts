const MOVABLE = ["bava", "balava", "kaulava", "taitila", "gara", "vanija", "vishti"] as const;
const FIXED = ["shakuni", "chatushpada", "naga", "kimstughna"] as const;

/** The half tithis by name: seven movable, four fixed. */
export const KARANAS = [...MOVABLE, ...FIXED] as const;
export type Karana = (typeof KARANAS)[number];

/** The 60 of a month: one fixed, the movable eight times over, three fixed (Surya Siddhanta 2.67-69). */
export const KARANAS_OF_MONTH: readonly Karana[] = [
  "kimstughna",
  ...Array.from({ length: 8 }, () => MOVABLE).flat(),
  "shakuni",
  "chatushpada",
  "naga",
];
