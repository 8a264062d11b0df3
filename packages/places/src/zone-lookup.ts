/** The zone at a point. */
export interface ZoneLookup {
  /** IANA name; `Etc/GMT±N` at sea. */
  readonly zone: string;
  /** Other zones in use at that point, or on whose border it is (Xinjiang: Asia/Shanghai, Asia/Urumqi). */
  readonly others: readonly string[];
}
