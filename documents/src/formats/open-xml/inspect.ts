import type { FileType } from '../../file-types.ts'
import { refuseActiveContent } from '../../inspect/active-content.ts'
import type { DetectedType, Inspect, Inspection } from '../../inspect/inspection.ts'
import { inspectPart } from '../../inspect/part.ts'
import { mediaTypes } from '../../inspect/signatures.ts'
import { RefusalError } from '../../refusal.ts'
import type { Entry } from '../../zip/entry.ts'
import { type OfficePackage, readPart } from './office-package.ts'

const mainTypes: readonly (readonly [RegExp, Extract<FileType, 'docx' | 'xlsx' | 'pptx'>])[] = [
  [/wordprocessingml\.(?:document|template)\.main\+xml$/, 'docx'],
  [/spreadsheetml\.(?:sheet|template)\.main\+xml$/, 'xlsx'],
  [/presentationml\.(?:presentation|slideshow|template)\.main\+xml$/, 'pptx'],
]
/** Binary workbooks have a macro-enabled type even without macros. */
const macroType = /(?<!sheet\.binary\.)macroenabled|vbaproject|intlmacrosheet|ms-excel\.macrosheet/
const macroName = /(?:^|\/)vbaproject[^/]*\.bin$|^xl\/macrosheets\//i

/** Accepts a docx, xlsx or pptx with well-formed parts and without macros, remote content or DDE. */
export async function inspectOfficePackage(
  office: OfficePackage,
  mainType: string,
  inspection: Inspection,
  inspect: Inspect,
): Promise<DetectedType> {
  for (const entry of office.archive.entries)
    if (macroType.test(office.contentTypeOf(entry)) || macroName.test(entry.name))
      throw new RefusalError('macros', entry.name)
  for (const entry of office.archive.entries) {
    if (entry.bytes === 0) continue
    if (isXml(office, entry)) await readPart(office.archive, entry, inspection.yieldPoint, refuseActiveContent())
    else await inspectPart(office.archive, entry, inspection, inspect)
  }
  const type = mainTypes.find(([pattern]) => pattern.test(mainType))?.[1]
  return type ? { type, mediaType: mediaTypes[type] } : { type: 'unknown', mediaType: mediaTypes.unknown }
}

const isXml = (office: OfficePackage, entry: Entry): boolean =>
  /\.(?:xml|rels)$/i.test(entry.name) || /[+/]xml$/.test(office.contentTypeOf(entry))
