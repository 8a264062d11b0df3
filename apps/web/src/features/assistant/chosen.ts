/** The citation that is open: its fact lights the chart, its row under Why, and the words that stand on it. */
export interface Chosen {
  readonly turn: string;
  readonly fact: string;
  readonly number: number;
  readonly text: string;
}
