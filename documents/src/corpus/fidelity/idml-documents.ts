import { zipEntries, zipOf } from '../zip-writer.ts'
import type { FidelityDocument } from './fidelity-document.ts'

const content = (text: string, style = 'None'): string =>
  `<CharacterStyleRange AppliedCharacterStyle="CharacterStyle/${style}"><Content>${text}</Content></CharacterStyleRange>`
const paragraph = (...ranges: readonly string[]): string =>
  `<ParagraphStyleRange AppliedParagraphStyle="ParagraphStyle/Body">${ranges.join('')}</ParagraphStyleRange>`
const story = (id: string, ...paragraphs: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<idPkg:Story xmlns:idPkg="http://ns.adobe.com/AdobeInDesign/idml/1.0/packaging" DOMVersion="18.0"><Story Self="${id}">${paragraphs.join('')}</Story></idPkg:Story>`

const picture = (alternative: string): string =>
  `<Rectangle Self="r1"><ObjectExportOption AltTextSourceType="SourceCustom" CustomAltText="${alternative}"/></Rectangle>`

function idml(
  name: string,
  from: string,
  alternative: string,
  stories: Readonly<Record<string, string>>,
): FidelityDocument {
  const ids = Object.keys(stories)
  const frames = ids.map((id) => `<TextFrame Self="f${id}" ParentStory="${id}"/>`).join('') + picture(alternative)
  const parts = Object.fromEntries(ids.map((id) => [`Stories/Story_${id}.xml`, stories[id] ?? '']))
  const make = (): Buffer =>
    zipOf([
      { name: 'mimetype', body: 'application/vnd.adobe.indesign-idml-package', isStored: true },
      ...zipEntries({
        'designmap.xml': `<?xml version="1.0" encoding="UTF-8"?><Document Self="d" StoryList="${ids.join(' ')}"/>`,
        'Spreads/Spread_1.xml': `<?xml version="1.0" encoding="UTF-8"?><Spread Self="s1">${frames}</Spread>`,
        ...parts,
      }),
    ])
  return { name, type: 'idml', from, make, kept: [] }
}

export const idmlDocuments: readonly FidelityDocument[] = [
  idml('magazine-page', 'en', 'A boat in the ice', {
    u1: story(
      'u1',
      paragraph(
        content('Islands in the '),
        content('cold', 'Italic'),
        content(' north<Br/>').replace('<Br/></Content>', '</Content><Br/>'),
      ),
      paragraph(content('A journey of nine days. We slept in small huts.')),
    ),
    u2: story('u2', paragraph(content('Photos: the author&apos;s own'))),
  }),
  idml('plakat', 'de', 'Kinder mit Ballons', {
    u1: story('u1', paragraph(content('Großes Sommerfest', 'Bold')), paragraph(content('Eintritt frei – für alle!'))),
  }),
]
