import type { Sound } from '../../../../platform/sound/wav.ts'

/** 36 dB below the loudest part is silence. */
const quietShare = 0.015
const framesPerSecond = 100
const framesKeptBefore = 2
const framesKeptAfter = 4
/** Pauses inside a line are shortened to this many frames. */
const pauseFrames = 18

/** Removes silence at both ends; with `isShortened`, pauses inside become shorter too. */
export function tightenPauses(sound: Sound, { isShortened }: { readonly isShortened: boolean }): Sound {
  const { rate, samples } = sound
  const frame = Math.round(rate / framesPerSecond)
  const isQuiet = findQuietFrames(samples, frame)
  const spoken = [...isQuiet.keys()].filter((index) => !isQuiet[index])
  const first = Math.max(0, (spoken[0] ?? 0) - framesKeptBefore)
  const end = Math.min(isQuiet.length, (spoken.at(-1) ?? -1) + 1 + framesKeptAfter)
  const parts: Int16Array[] = []
  for (let from = first; from < end; ) {
    let to = from
    while (to < end && isQuiet[to] === isQuiet[from]) to++
    const isLong = isShortened && isQuiet[from] === true && to - from > pauseFrames
    const half = pauseFrames / 2
    if (isLong) parts.push(samples.subarray(from * frame, (from + half) * frame))
    parts.push(samples.subarray((isLong ? to - half : from) * frame, to * frame))
    from = to
  }
  return { rate, samples: joinParts(parts) }
}

function findQuietFrames(samples: Int16Array, frame: number): readonly boolean[] {
  const levels: number[] = []
  for (let at = 0; at + frame <= samples.length; at += frame) {
    let sum = 0
    for (const sample of samples.subarray(at, at + frame)) sum += sample ** 2
    levels.push(Math.sqrt(sum / frame))
  }
  const peak = levels.reduce((most, level) => Math.max(most, level), 0)
  return levels.map((level) => level < peak * quietShare || peak === 0)
}

function joinParts(parts: readonly Int16Array[]): Int16Array {
  const joined = new Int16Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}
