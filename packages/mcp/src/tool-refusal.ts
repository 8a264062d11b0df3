/** A request that a tool does not answer. The message is a sentence for the assistant that called it. */
export class ToolRefusal extends Error {}
