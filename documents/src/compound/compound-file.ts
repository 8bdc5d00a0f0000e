import type { Pace } from '../pace.ts'
import { Refused } from '../refusal.ts'
import type { Source } from '../source.ts'

const headerBytes = 512
const entryBytes = 128
const lastRealSector = 0xfffffffa
const mostDirectorySectors = 4096
const listedInHeader = 109

type Stored = { readonly name: string; readonly start: number; readonly bytes: number }

/** The directory of an OLE2 file: which streams and folders there are, and how a stream begins. */
export class CompoundFile {
  readonly #source: Source
  readonly #sectorBytes: number
  readonly #smallUnder: number
  #stored = new Map<string, Stored>()

  private constructor(source: Source, header: Buffer) {
    this.#source = source
    this.#sectorBytes = 1 << header.readUInt16LE(30)
    this.#smallUnder = header.readUInt32LE(56)
  }

  static async open(source: Source, pace: Pace): Promise<CompoundFile> {
    const header = await source.read(0, headerBytes)
    if (header.length < headerBytes) throw new Refused('broken', 'OLE2 file cut short')
    const shift = header.readUInt16LE(30)
    if (shift !== 9 && shift !== 12) throw new Refused('broken', 'OLE2 file with an unknown sector size')
    const file = new CompoundFile(source, header)
    await file.#readDirectory(header, pace)
    return file
  }

  has(name: string): boolean {
    return this.#stored.has(name)
  }

  /** Its first sector. Streams too small to have one of their own are taken as empty. */
  async beginningOf(name: string): Promise<Buffer> {
    const stored = this.#stored.get(name)
    if (!stored || stored.bytes < this.#smallUnder) return Buffer.alloc(0)
    return (await this.#sector(stored.start)).subarray(0, stored.bytes)
  }

  #sector(number: number): Promise<Buffer> {
    return this.#source.read((number + 1) * this.#sectorBytes, this.#sectorBytes)
  }

  async #readDirectory(header: Buffer, pace: Pace): Promise<void> {
    let sector = header.readUInt32LE(48)
    for (let read = 0; sector <= lastRealSector; read++) {
      await pace()
      const bytes = await this.#sector(sector)
      if (bytes.length === 0 || read > mostDirectorySectors) throw new Refused('broken', 'OLE2 directory cut short')
      for (let at = 0; at + entryBytes <= bytes.length; at += entryBytes)
        this.#take(bytes.subarray(at, at + entryBytes))
      sector = await this.#sectorAfter(sector, header)
    }
    if (this.#stored.size === 0) throw new Refused('broken', 'OLE2 directory without entries')
  }

  #take(entry: Buffer): void {
    const nameBytes = entry.readUInt16LE(64)
    if (entry[66] === 0 || nameBytes < 2 || nameBytes > 64) return
    const name = entry.toString('utf16le', 0, nameBytes - 2)
    this.#stored.set(name, { name, start: entry.readUInt32LE(116), bytes: entry.readUInt32LE(120) })
  }

  async #sectorAfter(sector: number, header: Buffer): Promise<number> {
    const linksASector = this.#sectorBytes / 4
    const tableSector = await this.#tableSector(Math.floor(sector / linksASector), header)
    if (tableSector > lastRealSector) throw new Refused('broken', 'OLE2 allocation table missing')
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
    if ((index + 1) * 4 > links.length) throw new Refused('broken', 'OLE2 allocation table cut short')
    return links.readUInt32LE(index * 4)
  }
}
