import type { FileType } from '../file-types.ts'
import { type OfficePackage, readPart } from '../office/office-package.ts'
import { Refused } from '../refusal.ts'
import type { Entry } from '../zip/entry.ts'
import { refuseActiveContent } from './active-content.ts'
import type { Found, Inspect, Inspection } from './inspection.ts'
import { inspectPart } from './part.ts'
import { mediaTypes } from './signatures.ts'

const mainTypes: readonly (readonly [RegExp, Extract<FileType, 'docx' | 'xlsx' | 'pptx'>])[] = [
  [/wordprocessingml\.(?:document|template)\.main\+xml$/, 'docx'],
  [/spreadsheetml\.(?:sheet|template)\.main\+xml$/, 'xlsx'],
  [/presentationml\.(?:presentation|slideshow|template)\.main\+xml$/, 'pptx'],
]
/** A binary workbook is called macro-enabled even where it has no macros. */
const macroType = /(?<!sheet\.binary\.)macroenabled|vbaproject|intlmacrosheet|ms-excel\.macrosheet/
const macroName = /(?:^|\/)vbaproject[^/]*\.bin$|^xl\/macrosheets\//i

/** A docx, xlsx or pptx without macros, whose parts are well-formed, fetch nothing and start nothing. */
export async function inspectOfficePackage(
  office: OfficePackage,
  mainType: string,
  inspection: Inspection,
  inspect: Inspect,
): Promise<Found> {
  for (const entry of office.archive.entries)
    if (macroType.test(office.contentTypeOf(entry)) || macroName.test(entry.name))
      throw new Refused('macros', entry.name)
  for (const entry of office.archive.entries) {
    if (entry.bytes === 0) continue
    if (isXml(office, entry)) await readPart(office.archive, entry, inspection.pace, refuseActiveContent())
    else await inspectPart(office.archive, entry, inspection, inspect)
  }
  const type = mainTypes.find(([pattern]) => pattern.test(mainType))?.[1]
  return type ? { type, mediaType: mediaTypes[type] } : { type: 'unknown', mediaType: mediaTypes.unknown }
}

const isXml = (office: OfficePackage, entry: Entry): boolean =>
  /\.(?:xml|rels)$/i.test(entry.name) || /[+/]xml$/.test(office.contentTypeOf(entry))
