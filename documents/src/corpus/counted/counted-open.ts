import { openDocument, openXml, type Parts } from '../office-files.ts'
import { zipEntries, zipOf } from '../zip-writer.ts'
import type { CountedDocument } from './counted-document.ts'

type Rest = Omit<CountedDocument, 'title' | 'name' | 'type' | 'make'>
const kinds = { odt: 'text', ods: 'spreadsheet', odp: 'presentation' } as const
const open = (
  title: string,
  type: keyof typeof kinds,
  inside: { styles?: string; body: string; more?: Parts },
  rest: Rest,
): CountedDocument => ({
  title,
  name: `a.${type}`,
  type,
  make: () =>
    openDocument(`application/vnd.oasis.opendocument.${kinds[type]}`, {
      'content.xml': openXml(
        'content',
        `<office:automatic-styles>${inside.styles ?? ''}</office:automatic-styles><office:body>${inside.body}</office:body>`,
      ),
      ...inside.more,
    }),
  ...rest,
})
const cell = (text: string, attributes = ' office:value-type="string"'): string =>
  `<table:table-cell${attributes}><text:p>${text}</text:p></table:table-cell>`
const chart = openXml(
  'content',
  `<office:body><office:chart><chart:chart><chart:title><text:p>Yearly sales</text:p></chart:title><table:table><table:table-row>${cell('North')}${cell('42', ' office:value-type="float"')}</table:table-row></table:table></chart:chart></office:chart></office:body>`,
)

const idml = (stories: Record<string, string>, more: Parts = {}): Buffer =>
  zipOf([
    { name: 'mimetype', body: 'application/vnd.adobe.indesign-idml-package', isStored: true },
    ...zipEntries({
      'designmap.xml': '<Document><Layer Self="l1" Visible="true"/><Layer Self="l2" Visible="false"/></Document>',
      'Spreads/Spread_a.xml':
        '<Spread><TextFrame ParentStory="u1" ItemLayer="l1"/><TextFrame ParentStory="u2" ItemLayer="l2"/></Spread>',
      'MasterSpreads/MasterSpread_a.xml': '<MasterSpread><TextFrame ParentStory="u3" ItemLayer="l1"/></MasterSpread>',
      ...Object.fromEntries(
        Object.entries(stories).map(([id, inside]) => [
          `Stories/Story_${id}.xml`,
          `<idPkg:Story xmlns:idPkg="x"><Story Self="${id}">${inside}</Story></idPkg:Story>`,
        ]),
      ),
      ...more,
    }),
  ])
const content = (text: string): string =>
  `<ParagraphStyleRange><CharacterStyleRange><Content>${text}</Content></CharacterStyleRange></ParagraphStyleRange>`

export const countedOpen: readonly CountedDocument[] = [
  open(
    'a text with a note, a header and fields',
    'odt',
    {
      body: '<office:text><text:h>A title</text:h><text:p>Some<text:s/><text:span>bold</text:span> text<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>The note.</text:p></text:note-body></text:note><text:tab/>end<text:line-break/>page <text:page-number>3</text:page-number></text:p></office:text>',
      more: {
        'styles.xml': openXml(
          'styles',
          '<office:master-styles><style:master-page><style:header><text:p>The header</text:p></style:header></style:master-page></office:master-styles>',
        ),
      },
    },
    { words: 11, characters: 42, reason: 'A title + Some bold text + The note. + end + page + The header' },
  ),
  open(
    'tracked changes, a comment and hidden text',
    'odt',
    {
      styles: '<style:style style:name="T1"><style:text-properties text:display="none"/></style:style>',
      body: '<office:text><text:tracked-changes><text:changed-region><text:deletion><text:p>gone away</text:p></text:deletion></text:changed-region></text:tracked-changes><text:p>Kept<office:annotation><text:p>a remark</text:p></office:annotation> <text:span text:style-name="T1">not seen</text:span></text:p></office:text>',
    },
    { words: 1, characters: 4, notes: ['tracked_changes', 'comments', 'hidden_text'], reason: 'Kept' },
  ),
  open(
    'a text with a chart',
    'odt',
    { body: '<office:text><text:p>See</text:p></office:text>', more: { 'Object 1/content.xml': chart } },
    { words: 4, characters: 19, reason: 'See + Yearly sales + North; no figure' },
  ),
  open(
    'a workbook',
    'ods',
    {
      styles: '<style:style style:name="ta2"><style:table-properties table:display="false"/></style:style>',
      body: `<office:spreadsheet><table:table><table:table-row>${cell('red apple')}${cell('42', ' office:value-type="float" office:value="42"')}${cell('2026-11-16')}</table:table-row><table:table-row table:number-rows-repeated="2">${cell('again', ' office:value-type="string" table:number-columns-repeated="3"')}</table:table-row><table:table-row>${cell('made', ' office:value-type="string" table:formula="of:=[.A1]"')}</table:table-row><table:table-row table:visibility="collapse">${cell('hidden row')}</table:table-row></table:table><table:table table:style-name="ta2"><table:table-row>${cell('hidden sheet')}</table:table-row></table:table></office:spreadsheet>`,
    },
    {
      words: 8,
      characters: 38,
      notes: ['formulas', 'hidden_cells', 'hidden_sheets'],
      reason: 'red apple + six times again; neither number, date, formula nor what is hidden',
    },
  ),
  open(
    'slides with notes and a hidden slide',
    'odp',
    {
      styles:
        '<style:style style:name="dp2"><style:drawing-page-properties presentation:visibility="hidden"/></style:style>',
      body: '<office:presentation><draw:page><draw:frame><draw:text-box><text:p>First slide</text:p></draw:text-box></draw:frame><presentation:notes><text:p>Say hello</text:p></presentation:notes></draw:page><draw:page draw:style-name="dp2"><text:p>not seen</text:p></draw:page></office:presentation>',
    },
    { words: 4, characters: 18, notes: ['hidden_slides'], reason: 'First slide + Say hello' },
  ),
  {
    title: 'an InDesign document',
    name: 'a.idml',
    type: 'idml',
    make: () =>
      idml({
        u1: `${content('Big ')}${content('news')}<CharacterStyleRange><Br/><Content>today</Content><Footnote><Content>A note</Content></Footnote><Note><Content>a remark</Content></Note><Change ChangeType="DeletedText"><Content>gone</Content></Change></CharacterStyleRange>`,
        u2: content('on a hidden layer'),
        u3: content('on a master'),
      }),
    words: 5,
    characters: 17,
    notes: ['comments', 'tracked_changes', 'hidden_text'],
    reason: 'Big + news + today + A + note',
  },
]
