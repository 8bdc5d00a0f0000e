import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { lazy } from '../lazy.ts'

// hb-subset.h and hb-common.h
const WRITABLE = 2
const NO_HINTING = 0x1
const RETAIN_GLYPH_IDS = 0x2
const NO_LAYOUT_CLOSURE = 0x200
const SET_DROP_TABLE = 3

type SubsetModule = { readonly memory: WebAssembly.Memory; run(name: string, ...args: number[]): number }

const loadModule = lazy((): SubsetModule => {
  const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)))
  const functions = exports as Record<string, (...args: number[]) => number>
  functions._initialize?.()
  return {
    memory: exports.memory as WebAssembly.Memory,
    run: (name, ...args) => functions[name]?.(...args) ?? 0,
  }
})

const tagNumber = (tag: string): number => [...tag].reduce((sum, letter) => (sum << 8) + letter.charCodeAt(0), 0)

// Shaping is done before, so the PDF needs outlines and metrics only.
const droppedTables = [
  'GSUB',
  'GPOS',
  'GDEF',
  'name',
  'post',
  'OS/2',
  'cmap',
  'STAT',
  'BASE',
  'DSIG',
  'vhea',
  'vmtx',
  'VORG',
  'gasp',
]

/** A static font of one weight that holds these glyphs under their old ids. */
export function subsetFont(bytes: Uint8Array, glyphs: Iterable<number>, weight: number): Buffer {
  const { memory, run } = loadModule()
  const at = run('malloc', bytes.byteLength)
  new Uint8Array(memory.buffer).set(bytes, at)
  const blob = run('hb_blob_create', at, bytes.byteLength, WRITABLE, 0, 0)
  const face = run('hb_face_create', blob, 0)
  const input = run('hb_subset_input_create_or_fail')
  try {
    run('hb_subset_input_set_flags', input, NO_HINTING | RETAIN_GLYPH_IDS | NO_LAYOUT_CLOSURE)
    const glyphSet = run('hb_subset_input_glyph_set', input)
    for (const glyph of glyphs) run('hb_set_add', glyphSet, glyph)
    const dropped = run('hb_subset_input_set', input, SET_DROP_TABLE)
    for (const tag of droppedTables) run('hb_set_add', dropped, tagNumber(tag))
    run('hb_subset_input_pin_axis_location', input, face, tagNumber('wght'), weight)
    const subset = run('hb_subset_or_fail', face, input)
    if (subset === 0) throw new Error('The font could not be subset')
    const result = run('hb_face_reference_blob', subset)
    const start = run('hb_blob_get_data', result, 0)
    const length = run('hb_blob_get_length', result)
    // A copy: the memory of the module moves when it grows.
    const copy = Buffer.from(new Uint8Array(memory.buffer).slice(start, start + length))
    run('hb_blob_destroy', result)
    run('hb_face_destroy', subset)
    return copy
  } finally {
    run('hb_subset_input_destroy', input)
    run('hb_face_destroy', face)
    run('hb_blob_destroy', blob)
    run('free', at)
  }
}
