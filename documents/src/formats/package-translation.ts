import { limits } from '../limits.ts'
import { RefusalError } from '../refusal.ts'
import type { TranslationPass } from '../segments/translation-pass.ts'
import { withTemporaryFile } from '../temporary-file.ts'
import { rewriteXml, visitXml } from '../xml/rewrite-xml.ts'
import type { XmlBlocks } from '../xml/xml-splicer.ts'
import type { YieldPoint } from '../yielding.ts'
import { ChangedEntries } from '../zip/changed-entries.ts'
import type { Archive } from '../zip/directory.ts'
import type { Entry } from '../zip/entry.ts'
import { rewriteArchive } from '../zip/rewrite-archive.ts'
import { unpack } from '../zip/unpack.ts'
import { copySource } from './copy-source.ts'
import type { DocumentWalk } from './format-translator.ts'

/** The XML parts of an archive on their way through a translation pass. */
export class PackageTranslation {
  readonly archive: Archive
  readonly pass: TranslationPass
  readonly yieldPoint: YieldPoint
  /** Undefined where segments are only read. */
  readonly changed: ChangedEntries | undefined

  constructor(archive: Archive, pass: TranslationPass, yieldPoint: YieldPoint, changed: ChangedEntries | undefined) {
    this.archive = archive
    this.pass = pass
    this.yieldPoint = yieldPoint
    this.changed = changed
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

  /** Reads a part without changing it, until `isDone`. */
  visitPart(entry: Entry, blocks: XmlBlocks, isDone?: () => boolean): Promise<void> {
    return visitXml(this.#unpack(entry), blocks, isDone)
  }

  #unpack(entry: Entry): AsyncGenerator<Buffer> {
    if (entry.bytes > limits.xmlPartBytes)
      throw new RefusalError('archive_bomb', `${entry.name} has ${entry.bytes} bytes`)
    return unpack(this.archive.source, entry, this.yieldPoint)
  }
}

/** Translates parts of an archive, and writes the archive with them if there is an output. */
export async function translatePackage(
  archive: Archive,
  { source, output, yieldPoint }: DocumentWalk,
  translate: (changed: ChangedEntries | undefined) => Promise<void>,
): Promise<void> {
  if (!output) return translate(undefined)
  await withTemporaryFile(async (file) => {
    const changed = new ChangedEntries(file)
    await translate(changed)
    if (changed.entries.size === 0) await copySource(source, output, yieldPoint)
    else await rewriteArchive(archive, changed, output, yieldPoint)
  })
}
