import type { status } from "@grpc/grpc-js";

/** An error response with Firestore's code. */
export class FirestoreError extends Error {
  override readonly name = "Refusal";
  readonly code: status;

  constructor(code: status, message: string) {
    super(message);
    this.code = code;
  }
}
