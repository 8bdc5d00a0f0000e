import { limits } from '../../limits.ts'
import { RefusalError } from '../../refusal.ts'
import type { TranslationPass } from '../../segments/translation-pass.ts'
import { rewriteXml, visitXml } from '../../xml/rewrite-xml.ts'
import type { XmlBlocks } from '../../xml/xml-splicer.ts'
import type { YieldPoint } from '../../yielding.ts'
import type { ChangedEntries } from '../../zip/changed-entries.ts'
import type { Entry } from '../../zip/entry.ts'
import { unpack } from '../../zip/unpack.ts'
import type { OfficePackage } from './office-package.ts'

/** The parts of an office file on their way through a translation pass. */
export class OfficeTranslation {
  readonly office: OfficePackage
  readonly pass: TranslationPass
  readonly yieldPoint: YieldPoint
  /** Undefined where segments are only read. */
  readonly changed: ChangedEntries | undefined

  constructor(
    office: OfficePackage,
    pass: TranslationPass,
    yieldPoint: YieldPoint,
    changed: ChangedEntries | undefined,
  ) {
    this.office = office
    this.pass = pass
    this.yieldPoint = yieldPoint
    this.changed = changed
  }

  /** The parts of a content type, in the order of the archive. */
  partsOf(contentType: RegExp): Entry[] {
    const { archive, contentTypeOf } = this.office
    return archive.entries.filter((entry) => contentType.test(contentTypeOf(entry)))
  }

  async translatePart(entry: Entry, blocks: XmlBlocks): Promise<void> {
    this.pass.beginPart(entry.name)
    if (!this.changed) return this.visitPart(entry, blocks)
    let isChanged = false
    const chunks = rewriteXml(this.#unpack(entry), blocks, (hasChanges) => {
      isChanged = hasChanges
    })
    await this.changed.replace(entry, chunks, () => isChanged)
  }

  async translateParts(contentType: RegExp, blocks: XmlBlocks): Promise<void> {
    for (const entry of this.partsOf(contentType)) await this.translatePart(entry, blocks)
  }

  /** Reads a part without changing it, until `isDone`. */
  visitPart(entry: Entry, blocks: XmlBlocks, isDone?: () => boolean): Promise<void> {
    return visitXml(this.#unpack(entry), blocks, isDone)
  }

  #unpack(entry: Entry): AsyncGenerator<Buffer> {
    if (entry.bytes > limits.xmlPartBytes)
      throw new RefusalError('archive_bomb', `${entry.name} has ${entry.bytes} bytes`)
    return unpack(this.office.archive.source, entry, this.yieldPoint)
  }
}
