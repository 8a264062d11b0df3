/** How an operation of the API is sent, and how its response is read. */
export interface Operation {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** With parameters in braces: `/api/v1/kundlis/{id}`. */
  readonly path: string;
  readonly answer: "json" | "stream" | "file";
  /** Media type of the body; the first, if there are several. */
  readonly mediaType?: string;
}

export type OperationTable<Name extends string> = Readonly<Record<Name, Operation>>;
