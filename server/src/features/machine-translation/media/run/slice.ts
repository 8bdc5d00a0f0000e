/** A job ends after a while, so that files of others get their turn. */
export type Slice = {
  readonly signal: AbortSignal
  /** Throws SliceEnded if the time of the job is over. Called after each part of the work that is kept. */
  requireTime(): void
}

/** What is done is kept, and the next job continues. */
export class SliceEnded extends Error {
  override name = 'SliceEnded'
}

const sliceMs = 20_000

export function startSlice(signal: AbortSignal): Slice {
  const endsAt = Date.now() + sliceMs
  return {
    signal,
    requireTime() {
      signal.throwIfAborted()
      if (Date.now() >= endsAt) throw new SliceEnded()
    },
  }
}

/** A long step gives way to the files of others after this long, wherever it has kept what is done. */
const turnMs = 300_000

/** `work` may be ended by each call of `keep`. The next job continues with what it has kept. */
export async function inTurns<Result>(
  { signal }: Slice,
  work: (turn: { readonly signal: AbortSignal; readonly keep: () => void }) => Promise<Result>,
  endsAfterMs = turnMs,
): Promise<Result> {
  const turn = new AbortController()
  const endsAt = Date.now() + endsAfterMs
  const keep = () => {
    if (Date.now() >= endsAt) turn.abort()
  }
  try {
    return await work({ signal: AbortSignal.any([signal, turn.signal]), keep })
  } catch (error) {
    if (turn.signal.aborted && !signal.aborted) throw new SliceEnded()
    throw error
  }
}
