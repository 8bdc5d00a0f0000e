import type { TranslationPass } from '../../segments/translation-pass.ts'
import type { XmlBlocks } from '../../xml/xml-splicer.ts'
import type { YieldPoint } from '../../yielding.ts'
import type { ChangedEntries } from '../../zip/changed-entries.ts'
import type { Entry } from '../../zip/entry.ts'
import { PackageTranslation } from '../package-translation.ts'
import type { OfficePackage } from './office-package.ts'

/** The parts of an office file on their way through a translation pass. */
export class OfficeTranslation extends PackageTranslation {
  readonly office: OfficePackage

  constructor(
    office: OfficePackage,
    pass: TranslationPass,
    yieldPoint: YieldPoint,
    changed: ChangedEntries | undefined,
  ) {
    super(office.archive, pass, yieldPoint, changed)
    this.office = office
  }

  /** The parts of a content type, in the order of the archive. */
  partsOf(contentType: RegExp): Entry[] {
    const { archive, contentTypeOf } = this.office
    return archive.entries.filter((entry) => contentType.test(contentTypeOf(entry)))
  }

  async translateParts(contentType: RegExp, blocks: XmlBlocks): Promise<void> {
    for (const entry of this.partsOf(contentType)) await this.translatePart(entry, blocks)
  }
}
