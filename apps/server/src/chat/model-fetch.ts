/** Many times the longest answer as it is streamed; a server that sends more is not answering. */
const MOST_BYTES = 4_194_304;

/** Lets so many bytes pass, unpacked, and fails at the next. */
function limited(most: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let passed = 0;
  return new TransformStream({
    transform(piece, control) {
      passed += piece.byteLength;
      if (passed > most) control.error(new RangeError(`more than ${most} bytes`));
      else control.enqueue(piece);
    },
  });
}

/**
 * `fetch` for a model's server. What is asked goes there and nowhere else: where it sends us on, we do not go. What comes back is bounded,
 * since whatever reads it keeps it, a line without an end and an endless stream alike.
 */
export const modelFetch: typeof fetch = async (input, init) => {
  const { body, status, statusText, headers } = await fetch(input, { ...init, redirect: "error" });
  return new Response(body?.pipeThrough(limited(MOST_BYTES)) ?? null, { status, statusText, headers });
};
