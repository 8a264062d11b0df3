import type { status } from "@grpc/grpc-js";

/** An answer that is none, with the code that Firestore gives. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: status;

  constructor(code: status, message: string) {
    super(message);
    this.code = code;
  }
}
