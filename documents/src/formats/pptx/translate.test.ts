import { describe, expect, it } from 'vitest'
import { partOf, pseudoTranslate, segmentsOf, translateBytes } from '../../corpus/translated/translate-bytes.ts'
import { presentation } from '../../corpus/translated/translated-presentation.ts'

const slide = 'ppt/slides/slide1.xml'

describe('A presentation', () => {
  it('has segments in slides, tables, notes, comments, charts and layouts, and none in prompts', async () => {
    const texts = (await segmentsOf(presentation(), 'pptx')).segments.map(({ text }) => text)
    const slides = ['Welcome to the <g1>big</g1> show<x2/>of the year', 'Slide <x1/> of many', 'Linked table cell']
    const others = ['Decorative title shape', 'Speak slowly here.', 'Nice slide, keep it.', 'A modern remark.']
    const drawn = ['Sales by region', 'First step of the process']
    expect(texts).toEqual(expect.arrayContaining([...slides, ...others, ...drawn]))
    expect(texts).toContain('On every slide')
    expect(texts).not.toContain('Click to edit')
  })
  it('has the language of the translation, mirrored where it runs from right to left', async () => {
    const { bytes } = await translateBytes(presentation(), 'pptx', pseudoTranslate, 'he')
    const xml = await partOf(bytes, slide)
    expect(xml).toContain('<a:pPr algn="r" rtl="1"/>')
    expect(xml).toContain('<a:rPr lang="he" b="1"/>')
    expect(xml).toContain('<a:fld id="{1}" type="slidenum">')
  })
})
