/** Bytes of one answer: 8,000 tokens, each in a line of its own of the wordiest protocol, are about half of it. */
const mostBytes = 8 * 1024 * 1024
/** Bytes of a refusal: a sentence, or the page of a proxy. */
const mostBytesOfRefusal = 64 * 1024

/** A server sent more bytes than any answer has. */
export class EndlessAnswer extends Error {}

/** `fetch` for a model's server: an answer of more than 8 MB, or a refusal of more than 64 KB, fails with `EndlessAnswer` and its connection is closed. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init)
  if (answer.body === null) return answer
  const most = answer.ok ? mostBytes : mostBytesOfRefusal
  let bytes = 0
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      bytes += piece.byteLength
      if (bytes > most) controller.error(new EndlessAnswer('The answer has no end'))
      else controller.enqueue(piece)
    },
  })
  const { status, statusText, headers } = answer
  return new Response(answer.body.pipeThrough(counting), { status, statusText, headers })
}
