/** Helplines of India, as answers to a person in danger name them. */
export const HELPLINES = {
  /** Police, fire and ambulance. */
  emergency: "112",
  ambulance: "108",
  /** For pregnant women and newborn children. */
  ambulance_for_mothers: "102",
  /** Tele-MANAS. */
  mental_health: "14416",
  women: "181",
  children: "1098",
  /** Online crime. */
  fraud_and_blackmail: "1930",
  /** National Poisons Information Centre. */
  poisons: "1800 116 117",
} as const;
