import { RefusalError } from '../refusal.ts'
import type { Source } from '../source.ts'
import type { YieldPoint } from '../yielding.ts'

const headerBytes = 512
const entryBytes = 128
const lastRealSector = 0xfffffffa
const mostDirectorySectors = 4096
const listedInHeader = 109

type Stored = {
  readonly name: string
  readonly start: number
  readonly bytes: number
  /** Numbers of other entries: a storage has a child, which has siblings on both sides. */
  readonly siblings: readonly [number, number]
  readonly child: number
}

/** The directory of an OLE2 file: which streams and storages there are, and how a stream begins. Names ignore case. */
export class CompoundFile {
  readonly #source: Source
  readonly #sectorBytes: number
  readonly #smallUnder: number
  /** By number, as they refer to each other. */
  readonly #entries: (Stored | undefined)[] = []
  #inRoot = new Map<string, Stored>()

  private constructor(source: Source, header: Buffer) {
    this.#source = source
    this.#sectorBytes = 1 << header.readUInt16LE(30)
    this.#smallUnder = header.readUInt32LE(56)
  }

  static async open(source: Source, yieldPoint: YieldPoint): Promise<CompoundFile> {
    const header = await source.read(0, headerBytes)
    if (header.length < headerBytes) throw new RefusalError('broken', 'OLE2 file cut short')
    const shift = header.readUInt16LE(30)
    if (shift !== 9 && shift !== 12) throw new RefusalError('broken', 'OLE2 file with an unknown sector size')
    const file = new CompoundFile(source, header)
    await file.#readDirectory(header, yieldPoint)
    return file
  }

  /** In the root storage: what objects embedded in the document hold, says nothing about it. */
  has(name: string): boolean {
    return this.#inRoot.has(name.toLowerCase())
  }

  hasAnywhere(name: string): boolean {
    return this.#entries.some((entry) => entry?.name === name.toLowerCase())
  }

  /** Its first sector. Streams too small to have one of their own are taken as empty. */
  async readEntryStart(name: string): Promise<Buffer> {
    const stored = this.#inRoot.get(name.toLowerCase())
    if (!stored || stored.bytes < this.#smallUnder) return Buffer.alloc(0)
    return (await this.#sector(stored.start)).subarray(0, stored.bytes)
  }

  #sector(number: number): Promise<Buffer> {
    return this.#source.read((number + 1) * this.#sectorBytes, this.#sectorBytes)
  }

  async #readDirectory(header: Buffer, yieldPoint: YieldPoint): Promise<void> {
    let sector = header.readUInt32LE(48)
    for (let read = 0; sector <= lastRealSector; read++) {
      await yieldPoint()
      const bytes = await this.#sector(sector)
      if (bytes.length === 0 || read > mostDirectorySectors)
        throw new RefusalError('broken', 'OLE2 directory cut short')
      for (let at = 0; at + entryBytes <= bytes.length; at += entryBytes)
        this.#take(bytes.subarray(at, at + entryBytes))
      sector = await this.#sectorAfter(sector, header)
    }
    if (this.#entries.every((entry) => entry === undefined))
      throw new RefusalError('broken', 'OLE2 directory without entries')
    this.#readRoot()
  }

  /** Entry 0 is the root. Damaged files may have circles. */
  #readRoot(): void {
    const waiting = [this.#entries[0]?.child]
    const visited = new Set<Stored>()
    while (waiting.length > 0) {
      const entry = this.#entries[waiting.pop() ?? -1]
      if (!entry || visited.has(entry)) continue
      visited.add(entry)
      this.#inRoot.set(entry.name, entry)
      waiting.push(...entry.siblings)
    }
  }

  #take(entry: Buffer): void {
    const nameBytes = entry.readUInt16LE(64)
    const isUnused = entry[66] === 0 || nameBytes < 2 || nameBytes > 64
    this.#entries.push(
      isUnused
        ? undefined
        : {
            name: entry.toString('utf16le', 0, nameBytes - 2).toLowerCase(),
            start: entry.readUInt32LE(116),
            bytes: entry.readUInt32LE(120),
            siblings: [entry.readUInt32LE(68), entry.readUInt32LE(72)],
            child: entry.readUInt32LE(76),
          },
    )
  }

  async #sectorAfter(sector: number, header: Buffer): Promise<number> {
    const linksASector = this.#sectorBytes / 4
    const tableSector = await this.#tableSector(Math.floor(sector / linksASector), header)
    if (tableSector > lastRealSector) throw new RefusalError('broken', 'OLE2 allocation table missing')
    return this.#link(tableSector, sector % linksASector)
  }

  /** The header lists the first sectors of the allocation table; a chain of sectors lists the others. */
  async #tableSector(table: number, header: Buffer): Promise<number> {
    if (table < listedInHeader) return header.readUInt32LE(76 + 4 * table)
    const listed = this.#sectorBytes / 4 - 1
    let list = header.readUInt32LE(68)
    let rest = table - listedInHeader
    for (; rest >= listed; rest -= listed) list = await this.#link(list, listed)
    return this.#link(list, rest)
  }

  async #link(sector: number, index: number): Promise<number> {
    const links = await this.#sector(sector)
    if ((index + 1) * 4 > links.length) throw new RefusalError('broken', 'OLE2 allocation table cut short')
    return links.readUInt32LE(index * 4)
  }
}
