/** `crisis`: somebody may not want to live; `veiled`: it may be so; `violence`: somebody is being hurt; `emergency`: a body cannot wait. */
export type Danger = "crisis" | "veiled" | "violence" | "emergency";
