import { encodeWav } from '../../platform/sound/wav.ts'

/** A recording of a tone. */
export const audioClip = (seconds: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    encodeWav({
      rate: 16_000,
      samples: Int16Array.from({ length: seconds * 16_000 }, (_, index) => Math.sin(index / 5) * 16_000),
    }),
  )

type VideoFacts = { readonly seconds: number; readonly codec?: string; readonly hasSound?: boolean }

/** The first bytes of an MP4 file, followed by what `clipTool` reads instead of streams. */
export function videoClip(facts: VideoFacts): Uint8Array<ArrayBuffer> {
  const head = Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1')
  return Uint8Array.from(Buffer.concat([head, Buffer.from(JSON.stringify(facts))]))
}

export const readVideoFacts = (bytes: Buffer): VideoFacts | undefined =>
  bytes.toString('latin1', 4, 8) === 'ftyp' ? JSON.parse(bytes.subarray(24).toString()) : undefined
