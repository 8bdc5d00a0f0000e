/** The same numbers from 0 to 1 for the same start, so that a failure can be repeated. */
export function createRandom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Flips bits, half of them in the header, or removes or repeats a part. */
export function damageBytes(bytes: Buffer, random: () => number): Buffer {
  const damaged = Buffer.from(bytes)
  const flips = 1 + Math.floor(random() ** 3 * 200)
  for (let count = 0; count < flips; count++) {
    const end = random() < 0.5 ? Math.min(1024, damaged.length) : damaged.length
    const position = Math.floor(random() * end)
    damaged[position] = (damaged[position] ?? 0) ^ (1 << Math.floor(random() * 8))
  }
  const [from, to] = [random(), random()].map((part) => Math.floor(part * damaged.length)) as [number, number]
  if (random() < 0.2) return Buffer.concat([damaged.subarray(0, from), damaged.subarray(to)])
  return damaged
}
