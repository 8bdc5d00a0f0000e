const WINDOW_MS = 4000
const LEAST_MS = 800

/** Bytes a second over the last few seconds; null until there is enough data. */
export function speedMeter() {
  let seen: { at: number; bytes: number }[] = []
  return (bytes: number, now = performance.now()): number | null => {
    const last = seen.at(-1)
    // A part that is sent again takes its bytes back: what was seen before says nothing any more.
    if (last && bytes < last.bytes) seen = []
    seen = [...seen.filter(({ at }) => now - at < WINDOW_MS), { at: now, bytes }]
    const [first] = seen
    if (!first || now - first.at < LEAST_MS) return null
    return ((bytes - first.bytes) / (now - first.at)) * 1000
  }
}
