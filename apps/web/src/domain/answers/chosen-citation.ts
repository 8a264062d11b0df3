/** The open citation: highlights its fact in the chart, its row under Why, and the words that rest on it. */
export interface ChosenCitation {
  readonly turn: string;
  readonly fact: string;
  readonly number: number;
  readonly text: string;
}
