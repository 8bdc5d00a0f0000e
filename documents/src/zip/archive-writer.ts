import { crc32, deflateRawSync } from 'node:zlib'

const deflated = 8
/** 1 January 1980, the first day that the format can state. Outputs do not depend on the clock. */
const date = 0x21
const utf8Names = 0x0800

/** A file, or memory. */
export type ArchiveOutput = { appendFile(bytes: Uint8Array): Promise<void> }

/** Writes a new archive entry by entry. */
export class ArchiveWriter {
  readonly #output: ArchiveOutput
  readonly #records: Buffer[] = []
  #at = 0

  constructor(output: ArchiveOutput) {
    this.#output = output
  }

  async add(name: string, content: Buffer | string): Promise<void> {
    const bytes = Buffer.from(content as string)
    const packed = deflateRawSync(bytes)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(utf8Names, 2)
    common.writeUInt16LE(deflated, 4)
    common.writeUInt16LE(date, 8)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(bytes.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(this.#at, 10)
    this.#records.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), common, place, Buffer.from(name)]))
    await this.#write(Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), packed]))
  }

  async finish(): Promise<void> {
    const directory = Buffer.concat(this.#records)
    const end = Buffer.alloc(22)
    end.write('PK\x05\x06', 'latin1')
    end.writeUInt16LE(this.#records.length, 8)
    end.writeUInt16LE(this.#records.length, 10)
    end.writeUInt32LE(directory.length, 12)
    end.writeUInt32LE(this.#at, 16)
    await this.#write(Buffer.concat([directory, end]))
  }

  async #write(bytes: Buffer): Promise<void> {
    await this.#output.appendFile(bytes)
    this.#at += bytes.length
  }
}
