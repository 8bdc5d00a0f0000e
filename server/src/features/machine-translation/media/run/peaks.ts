import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'

/** Of 16-bit samples at 16 kHz. */
const bytesPerSecond = 32_000
const mostPeaks = 20_000
const usualPeaksPerSecond = 20

/** The loudest sample of equal parts of a recording, from 0 to 100. The file is read in pieces. */
export async function findPeaks(speechFile: string): Promise<number[]> {
  const { size } = await stat(speechFile)
  const count = Math.max(1, Math.min(mostPeaks, Math.ceil((size / bytesPerSecond) * usualPeaksPerSecond)))
  const samplesPerPeak = Math.max(1, Math.ceil(size / 2 / count))
  const peaks: number[] = []
  let loudest = 0
  let seen = 0
  let rest: Buffer = Buffer.alloc(0)
  const endPeak = (): void => {
    peaks.push(Math.min(100, Math.round((loudest * 100) / 32_767)))
    loudest = 0
    seen = 0
  }
  for await (const chunk of createReadStream(speechFile, { highWaterMark: 256 * 1024 })) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : (chunk as Buffer)
    const end = bytes.length - (bytes.length % 2)
    for (let at = 0; at < end; at += 2) {
      const level = Math.abs(bytes.readInt16LE(at))
      if (level > loudest) loudest = level
      if (++seen === samplesPerPeak) endPeak()
    }
    rest = bytes.subarray(end)
  }
  if (seen > 0) endPeak()
  return peaks
}
