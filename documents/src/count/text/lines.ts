const longestLine = 256 * 1024

/** Lines of a text that comes in pieces; an endless line comes in pieces too. */
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
