import { join } from 'node:path'
import type { MediaTool } from '../../../../ports/media-tool.ts'
import type { DubbingCounts } from '../../../../tables/machine-translation/media.ts'
import type { Slice } from '../run/slice.ts'
import { planFit, type Slot } from './fit-slot.ts'
import { lengthMs, readSound, writeSound } from './sound-files.ts'
import { roundTempo, type SpokenLines } from './spoken-lines.ts'
import { tightenPauses } from './tighten-pauses.ts'
import type { PlacedLine } from './voice-track.ts'

/** A spoken line and the time that it has. */
export type SpokenLine = { readonly file: string; readonly slot: Slot }
export type FittedLines = { readonly placed: readonly PlacedLine[]; readonly counts: DubbingCounts }

type FitOptions = { readonly lines: SpokenLines; readonly mediaTool: MediaTool; readonly slice: Slice }

/** Fits each line into its time, with shorter pauses first, then a higher tempo, then the gap after it. */
export async function fitLines(spoken: readonly SpokenLine[], options: FitOptions): Promise<FittedLines> {
  const placed: PlacedLine[] = []
  const counts = { lines: 0, faster: 0, tooLong: 0 }
  for (const line of spoken) {
    const { file, tempo, isTooLong } = await fitLine(line, options)
    placed.push({ startMs: line.slot.startMs, file })
    counts.lines++
    if (tempo > 1) counts.faster++
    if (isTooLong) counts.tooLong++
    options.slice.requireTime()
  }
  return { placed, counts }
}

async function fitLine({ file, slot }: SpokenLine, { lines, mediaTool, slice }: FitOptions) {
  const whole = await readSound(file)
  const trimmed = tightenPauses(whole, { isShortened: false })
  const isShortened = lengthMs(trimmed) > slot.endMs - slot.startMs
  const sound = isShortened ? tightenPauses(whole, { isShortened }) : trimmed
  const fit = planFit(lengthMs(sound), slot)
  const tempo = roundTempo(fit.tempo)
  const fitted = lines.pathOf({ file, isShortened, tempo })
  if (!(await lines.has(fitted)))
    await lines.within(async (folder, keep) => {
      await writeSound(join(folder, 'line.wav'), sound)
      const call = { folder, signal: slice.signal }
      await mediaTool.changeTempo(join(folder, 'line.wav'), join(folder, 'fitted.wav'), tempo, call)
      await keep('fitted.wav', fitted)
    })
  return { file: fitted, tempo, isTooLong: fit.isTooLong }
}
