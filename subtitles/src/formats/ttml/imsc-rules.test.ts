import { expect, it } from 'vitest'
import type { SubtitleTrack } from '../../model/cue.ts'
import { arabic, french } from '../../samples/tracks.ts'
import { type Attributes, readAttributes, readXml } from '../../text/xml.ts'
import { writeTtml } from './write.ts'

/** All positions and styles there are, and a region of the track's own. */
const everything: SubtitleTrack = {
  ...french,
  regions: [{ id: 'own', x: 5, y: 5, width: 90, height: 30, vertical: 'top' }],
  cues: [
    ...french.cues,
    ...(['left', 'center', 'right'] as const).flatMap((align) =>
      (['top', 'middle', 'bottom'] as const).map((vertical) => ({ ...french.cues[6]!, align, vertical })),
    ),
    { ...arabic.cues[0]!, align: 'left', language: 'ar' },
    { ...french.cues[1]!, region: 'own' },
  ],
}

type Element = { readonly name: string; readonly parents: readonly string[]; readonly attributes: Attributes }

/** Names without prefixes, as the file has one namespace per prefix. */
function elementsOf(track: SubtitleTrack): Element[] {
  const open: string[] = []
  const elements: Element[] = []
  readXml(writeTtml(track, 'imsc').bytes, {
    open(name, attributes) {
      elements.push({ name, parents: [...open], attributes: readAttributes(attributes) })
      open.push(name)
    },
    close() {
      open.pop()
    },
  })
  return elements
}

const elements = elementsOf(everything)
const named = (name: string): Element[] => elements.filter((element) => element.name === name)

/* The text profile of IMSC 1.1, section by section: what its schema and its prose require of such a file. */

it('IMSC 1.1 states its profile, a media time base and a language', () => {
  const root = named('tt')[0]?.attributes
  expect(root?.get('contentProfiles')).toBe('http://www.w3.org/ns/ttml/profile/imsc1.1/text')
  expect(root?.get('timeBase')).toBe('media')
  expect(root?.get('cellResolution')).toMatch(/^[1-9]\d* [1-9]\d*$/)
  expect(root?.get('xml:lang')).toBe('fr')
  expect(root?.has('profile')).toBe(false)
})

it('IMSC 1.1 has no images, animation or nested timing containers', () => {
  const allowed = 'tt head metadata ttm:title ttm:agent ttm:name styling style layout region body div p span br'.split(
    ' ',
  )
  expect([...new Set(elements.map(({ name }) => name))].sort()).toEqual(allowed.sort())
  expect(elements.filter(({ attributes }) => attributes.has('timeContainer'))).toEqual([])
})

it('IMSC 1.1 has regions inside of the picture, in percent', () => {
  const percent = (pair: string | undefined): number[] => {
    expect(pair).toMatch(/^\d+(\.\d+)?% \d+(\.\d+)?%$/)
    return (pair ?? '').split(' ').map(Number.parseFloat)
  }
  expect(named('region')).toHaveLength(4)
  for (const { attributes } of named('region')) {
    const [x = 0, y = 0] = percent(attributes.get('origin'))
    const [width = 0, height = 0] = percent(attributes.get('extent'))
    expect(x + width).toBeLessThanOrEqual(100)
    expect(y + height).toBeLessThanOrEqual(100)
    expect(['before', 'center', 'after']).toContain(attributes.get('displayAlign'))
  }
})

it('IMSC 1.1 refers only to regions, styles and agents that exist, with unique ids', () => {
  const ids = elements.flatMap(({ attributes }) => attributes.get('xml:id') ?? [])
  expect(new Set(ids).size).toBe(ids.length)
  const idsOf = (name: string) => named(name).map(({ attributes }) => attributes.get('xml:id'))
  for (const { attributes } of elements) {
    if (attributes.has('region')) expect(idsOf('region')).toContain(attributes.get('region'))
    if (attributes.has('style')) expect(idsOf('style')).toContain(attributes.get('style'))
    if (attributes.has('agent')) expect(idsOf('ttm:agent')).toContain(attributes.get('agent'))
  }
})

it('IMSC 1.1 has every paragraph in a region, with times as hh:mm:ss.mmm', () => {
  expect(named('p')).toHaveLength(everything.cues.length)
  for (const { attributes, parents } of named('p')) {
    expect(parents).toEqual(['tt', 'body', 'div'])
    expect(attributes.has('region')).toBe(true)
    expect(attributes.get('begin')).toMatch(/^\d\d:[0-5]\d:[0-5]\d\.\d{3}$/)
    expect(attributes.get('end')! > attributes.get('begin')!).toBe(true)
  }
})

it('IMSC 1.1 has values that its schema knows', () => {
  const values: Readonly<Record<string, RegExp>> = {
    textAlign: /^(left|center|right|start|end)$/,
    multiRowAlign: /^(start|center|end|auto)$/,
    fontStyle: /^(normal|italic|oblique)$/,
    fontWeight: /^(normal|bold)$/,
    textDecoration: /^(none|underline|noUnderline)$/,
    direction: /^(ltr|rtl)$/,
    unicodeBidi: /^(normal|embed|bidiOverride)$/,
    color: /^#[0-9a-f]{6}([0-9a-f]{2})?$/,
    backgroundColor: /^#[0-9a-f]{6}([0-9a-f]{2})?$/,
    fontFamily: /^(proportionalSansSerif|monospaceSerif|default)$/,
    fontSize: /^\d+%$/,
    lineHeight: /^\d+%$/,
    linePadding: /^0?\.\d+c$/,
  }
  const met = new Set<string>()
  for (const { attributes } of elements)
    for (const [name, allowed] of Object.entries(values)) {
      const value = attributes.get(name)
      if (value === undefined) continue
      met.add(name)
      expect(value, name).toMatch(allowed)
    }
  expect([...met].sort()).toEqual(Object.keys(values).sort())
})

it('IMSC 1.1 has text in spans only, which carry its background', () => {
  for (const { attributes } of named('span')) expect(attributes.get('style')).toBe('box')
  expect(named('span').length).toBeGreaterThan(everything.cues.length)
})
