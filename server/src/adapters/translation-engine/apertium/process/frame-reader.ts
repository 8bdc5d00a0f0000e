/** Cuts the bytes of a pipeline into answers, which end with NUL. Null: an answer is longer than any can be. */
export function createFrameReader(maxBytes = 4 * 1024 ** 2): (chunk: Buffer) => readonly string[] | null {
  let pending: Buffer[] = []
  let size = 0
  return (chunk) => {
    const answers: string[] = []
    let start = 0
    for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, start)) {
      answers.push(Buffer.concat([...pending, chunk.subarray(start, end)]).toString('utf8'))
      pending = []
      size = 0
      start = end + 1
    }
    if (start < chunk.length) pending.push(chunk.subarray(start))
    size += chunk.length - start
    return size > maxBytes ? null : answers
  }
}
