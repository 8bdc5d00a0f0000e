import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parseRanges, type Ranges } from './unicode-ranges.ts'

/** Families by their npm package, `@fontsource-variable/<package>`. */
const packages = {
  sans: 'noto-sans',
  arabic: 'noto-sans-arabic',
  hebrew: 'noto-sans-hebrew',
  thai: 'noto-sans-thai',
  devanagari: 'noto-sans-devanagari',
  sc: 'noto-sans-sc',
  tc: 'noto-sans-tc',
  jp: 'noto-sans-jp',
  kr: 'noto-sans-kr',
  armenian: 'noto-sans-armenian',
  bengali: 'noto-sans-bengali',
  canadian: 'noto-sans-canadian-aboriginal',
  cherokee: 'noto-sans-cherokee',
  ethiopic: 'noto-sans-ethiopic',
  georgian: 'noto-sans-georgian',
  gujarati: 'noto-sans-gujarati',
  gurmukhi: 'noto-sans-gurmukhi',
  kannada: 'noto-sans-kannada',
  khmer: 'noto-sans-khmer',
  lao: 'noto-sans-lao',
  malayalam: 'noto-sans-malayalam',
  myanmar: 'noto-sans-myanmar',
  oriya: 'noto-sans-oriya',
  sinhala: 'noto-sans-sinhala',
  syriac: 'noto-sans-syriac',
  tamil: 'noto-sans-tamil',
  telugu: 'noto-sans-telugu',
  thaana: 'noto-sans-thaana',
  tibetan: 'noto-serif-tibetan',
} as const
export type Family = keyof typeof packages

/** One file of a family: only the code points in `ranges`. */
export type FontSlice = { readonly id: string; readonly family: Family; readonly ranges: Ranges; readonly file: string }

// Latin comes from noto-sans in every document; these subsets of the other families repeat it.
const repeated = new Set(['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese', 'symbols', 'math'])

const require = createRequire(import.meta.url)
const slices = new Map<Family, readonly FontSlice[]>()

/** The slices of a family. Reads the package's list on first use; font files are read later, one by one. */
export function slicesOf(family: Family): readonly FontSlice[] {
  let known = slices.get(family)
  if (!known) {
    known = readSlices(family)
    slices.set(family, known)
  }
  return known
}

function readSlices(family: Family): FontSlice[] {
  const name = packages[family]
  const list = require.resolve(`@fontsource-variable/${name}/unicode.json`)
  const subsets = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>
  return Object.entries(subsets)
    .map(([key, css]) => ({ subset: key.replace(/[[\]]/g, ''), ranges: parseRanges(css) }))
    .filter(({ subset }) => family === 'sans' || !repeated.has(subset))
    .map(({ subset, ranges }) => ({
      id: `${family}-${subset}`,
      family,
      ranges,
      file: join(dirname(list), 'files', `${name}-${subset}-wght-normal.woff2`),
    }))
}
