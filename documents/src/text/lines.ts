const longestLine = 256 * 1024

/** Splits chunks of text into lines. Lines above the limit are split too, so that memory stays bounded. */
export async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    yield* lines
    if (rest.length <= longestLine) continue
    yield rest
    rest = ''
  }
  yield rest.replace(/\r$/, '')
}
