import type { FileType } from '../../file-types.ts'
import { refuseActiveContent } from '../../inspect/active-content.ts'
import type { DetectedType, Inspect, Inspection } from '../../inspect/inspection.ts'
import { inspectPart } from '../../inspect/part.ts'
import { mediaTypes } from '../../inspect/signatures.ts'
import type { Entry } from '../../zip/entry.ts'
import { refuseMacros } from './macros.ts'
import { type OfficePackage, readPart } from './office-package.ts'

export type OfficeType = Extract<FileType, 'docx' | 'xlsx' | 'pptx'>

const mainTypes: readonly (readonly [RegExp, OfficeType])[] = [
  [/wordprocessingml\.(?:document|template)\.main\+xml$/, 'docx'],
  [/spreadsheetml\.(?:sheet|template)\.main\+xml$/, 'xlsx'],
  [/presentationml\.(?:presentation|slideshow|template)\.main\+xml$/, 'pptx'],
]
/** By the content type of the main part. A package with a chart also has the type of the workbook inside it. */
export const officeTypeOf = (mainType: string): OfficeType | undefined =>
  mainTypes.find(([pattern]) => pattern.test(mainType))?.[1]

/** Accepts a docx, xlsx or pptx with well-formed parts and without macros, remote content or DDE. */
export async function inspectOfficePackage(
  office: OfficePackage,
  mainType: string,
  inspection: Inspection,
  inspect: Inspect,
): Promise<DetectedType> {
  refuseMacros(office)
  for (const entry of office.archive.entries) {
    if (entry.bytes === 0) continue
    if (isXml(office, entry)) await readPart(office.archive, entry, inspection.yieldPoint, refuseActiveContent())
    else await inspectPart(office.archive, entry, inspection, inspect)
  }
  const type = officeTypeOf(mainType)
  return type ? { type, mediaType: mediaTypes[type] } : { type: 'unknown', mediaType: mediaTypes.unknown }
}

const isXml = (office: OfficePackage, entry: Entry): boolean =>
  /\.(?:xml|rels)$/i.test(entry.name) || /[+/]xml$/.test(office.contentTypeOf(entry))
