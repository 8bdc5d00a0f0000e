import { readFileSync } from 'node:fs'
import { Blob, Face, Font, Variation } from 'harfbuzzjs'
import { decompress } from 'wawoff2'
import type { FontSlice } from './font-files.ts'

export type Weight = 400 | 600

/** A font file in memory, ready to shape text at one weight. */
export type OpenFont = {
  readonly key: string
  readonly weight: Weight
  readonly bytes: Uint8Array
  readonly font: Font
  readonly unitsPerEm: number
  readonly codePoints: ReadonlySet<number>
}

type Unpacked = { readonly bytes: Uint8Array; readonly face: Face; readonly codePoints: ReadonlySet<number> }
const unpacked = new Map<string, Promise<Unpacked>>()
const opened = new Map<string, Promise<OpenFont>>()
/** Bounds memory: a Chinese document needs 10 to 40 of 100 slices. */
const maxOpen = 64

/** Opens a slice once per weight. The least recently used ones are dropped. */
export function openFont(slice: FontSlice, weight: Weight): Promise<OpenFont> {
  return cached(opened, `${slice.id}-${weight}`, maxOpen * 2, async (key) => {
    const { bytes, face, codePoints } = await cached(unpacked, slice.id, maxOpen, () => unpack(slice))
    const font = new Font(face)
    font.setVariations([new Variation('wght', weight)])
    return { key, weight, bytes, font, unitsPerEm: face.upem, codePoints }
  })
}

async function unpack(slice: FontSlice): Promise<Unpacked> {
  const bytes = new Uint8Array(await decompress(readFileSync(slice.file)))
  const face = new Face(new Blob(bytes))
  return { bytes, face, codePoints: new Set(face.collectUnicodes()) }
}

function cached<T>(map: Map<string, Promise<T>>, key: string, limit: number, make: (key: string) => Promise<T>) {
  const known = map.get(key)
  if (known) {
    map.delete(key)
    map.set(key, known)
    return known
  }
  const made = make(key)
  made.catch(() => map.delete(key))
  map.set(key, made)
  if (map.size > limit) map.delete(map.keys().next().value as string)
  return made
}
