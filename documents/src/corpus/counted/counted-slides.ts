import { officeTypes, pptx, relations, slideText, slideXml } from '../office-files.ts'
import type { CountedDocument } from './counted-document.ts'
import { chartXml } from './counted-word.ts'

const of = (title: string, rest: Omit<CountedDocument, 'title' | 'name' | 'type'>): CountedDocument => ({
  title,
  name: 'a.pptx',
  type: 'pptx',
  ...rest,
})
const shape = (text: string, properties = ''): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="1"${properties}/></p:nvSpPr><p:txBody>${slideText(text)}</p:txBody></p:sp>`

export const countedSlides: readonly CountedDocument[] = [
  of('slides with notes and a slide number', {
    make: () =>
      pptx(
        [shape('First slide'), `${shape('Second slide')}<a:p><a:fld type="slidenum"><a:t>2</a:t></a:fld></a:p>`],
        [slideText('Speak slowly')],
      ),
    words: 6,
    characters: 32,
    reason: '2 + 2 + 2; the number of the slide is a field',
  }),
  of('a hidden slide with notes', {
    make: () =>
      pptx(
        [shape('Seen')],
        [slideText('said aloud')],
        {
          'ppt/slides/slide9.xml': slideXml('sld show="0"', shape('not seen')).replace('</p:sld show="0">', '</p:sld>'),
          'ppt/slides/_rels/slide9.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/notesSlide" Target="../notesSlides/notes9.xml"/><Relationship Id="r2" Type="${relations}/slide" Target="slide0.xml"/></Relationships>`,
          'ppt/notesSlides/notes9.xml': slideXml('notes', slideText('nor said')),
        },
        {
          'ppt/slides/slide9.xml': `${officeTypes}.presentationml.slide+xml`,
          'ppt/notesSlides/notes9.xml': `${officeTypes}.presentationml.notesSlide+xml`,
        },
      ),
    words: 3,
    characters: 13,
    notes: ['hidden_slides'],
    reason: 'Seen + said + aloud',
  }),
  of('a hidden shape', {
    make: () => pptx([shape('Seen') + shape('not seen', ' hidden="1"')]),
    words: 1,
    characters: 4,
    notes: ['hidden_text'],
    reason: 'Seen',
  }),
  of('a deck of charts', {
    make: () =>
      pptx(
        [''],
        [],
        { 'ppt/charts/chart1.xml': chartXml },
        {
          'ppt/charts/chart1.xml': `${officeTypes}.drawingml.chart+xml`,
        },
      ),
    words: 9,
    characters: 41,
    reason: 'Sales by region + Net sales + North + South West + Region',
  }),
  of('masters and layouts', {
    make: () =>
      pptx(
        [shape('Title')],
        [],
        { 'ppt/slideMasters/m.xml': slideXml('sldMaster', slideText('Click to edit')) },
        {
          'ppt/slideMasters/m.xml': `${officeTypes}.presentationml.slideMaster+xml`,
        },
      ),
    words: 1,
    characters: 5,
    reason: 'Title',
  }),
  of('comments', {
    make: () =>
      pptx(
        [shape('Title')],
        [],
        { 'ppt/comments/c.xml': slideXml('cmLst', '<p:text>never</p:text>') },
        {
          'ppt/comments/c.xml': `${officeTypes}.presentationml.comments+xml`,
        },
      ),
    words: 1,
    characters: 5,
    notes: ['comments'],
    reason: 'Title',
  }),
]
