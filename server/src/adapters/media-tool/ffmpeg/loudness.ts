/** Of speech on the web, in LUFS. */
const targetLoudness = -16
/** In decibels. Peaks between samples are up to half a decibel higher than samples, and they must stay below −1.5. */
const maxSamplePeak = -2
const lookaheadSeconds = 0.005

export const loudnessMeter = 'ebur128=peak=true:framelog=verbose'

/** The integrated loudness (EBU R128) from the meter's summary; −70 or lower, or undefined, for silence. */
export function readLoudness(errors: string): number | undefined {
  const summary = errors.slice(errors.lastIndexOf('Summary:'))
  const [, loudness] = /I:\s{1,20}(-?\d{1,4}\.\d{1,4}) LUFS/.exec(summary) ?? []
  return loudness === undefined ? undefined : Number(loudness)
}

/**
 * A constant gain and a limiter. The filter loudnorm would change the gain over time. What the limiter looks ahead would delay the
 * sound, so it is cut off.
 */
export function gainTo(loudness: number | undefined): string {
  const gain = loudness !== undefined && loudness > -60 ? targetLoudness - loudness : 0
  const limit = (10 ** (maxSamplePeak / 20)).toFixed(4)
  return [
    `volume=${gain.toFixed(2)}dB`,
    `alimiter=limit=${limit}:level=disabled:attack=${lookaheadSeconds * 1000}:release=50`,
    `atrim=start=${lookaheadSeconds}`,
    'asetpts=PTS-STARTPTS',
  ].join(',')
}
