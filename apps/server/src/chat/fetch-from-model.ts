/** Many times the longest streamed answer; a server that sends more is not sending an answer. */
const MAX_BYTES = 4_194_304;

/** Passes through at most so many (decompressed) bytes and fails on the next one. */
function createByteLimit(maxBytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let passed = 0;
  return new TransformStream({
    transform(piece, control) {
      passed += piece.byteLength;
      if (passed > maxBytes) control.error(new RangeError(`more than ${maxBytes} bytes`));
      else control.enqueue(piece);
    },
  });
}

/**
 * `fetch` for a model's server. Redirects are errors, so that a question goes to the configured server only. The response size is limited,
 * since its readers buffer it: an endless line and an endless stream would both fill the memory.
 */
export const fetchFromModel: typeof fetch = async (input, init) => {
  const { body, status, statusText, headers } = await fetch(input, { ...init, redirect: "error" });
  return new Response(body?.pipeThrough(createByteLimit(MAX_BYTES)) ?? null, { status, statusText, headers });
};
