/** An AVI file with a second of silence and a subtitle that is a playlist. Some versions of ffmpeg opened what it names. */
export function playlistSubtitleAvi(playlist: string): Buffer {
  const rate = 8_000
  const subtitle = Buffer.concat([
    Buffer.from('GAB2\0', 'latin1'),
    uint16(2),
    uint32(2),
    Buffer.from('x\0', 'latin1'),
    uint16(4),
    uint32(playlist.length),
    Buffer.from(playlist, 'latin1'),
  ])
  const main = Buffer.concat([uint32(1_000_000), Buffer.alloc(12), uint32(1), uint32(0), uint32(2), Buffer.alloc(28)])
  const sound = Buffer.concat([uint16(1), uint16(1), uint32(rate), uint32(rate * 2), uint16(2), uint16(16)])
  const header = list('hdrl', [
    chunk('avih', main),
    list('strl', [chunk('strh', stream('auds', rate, rate, 2)), chunk('strf', sound)]),
    list('strl', [chunk('strh', stream('txts', 1, 1, 0)), chunk('strf', Buffer.alloc(0))]),
  ])
  const content = list('movi', [chunk('01tx', subtitle), chunk('00wb', Buffer.alloc(rate * 2))])
  const body = Buffer.concat([Buffer.from('AVI ', 'latin1'), header, content])
  return Buffer.concat([Buffer.from('RIFF', 'latin1'), uint32(body.length), body])
}

function stream(type: string, rate: number, length: number, sampleBytes: number): Buffer {
  const times = [uint32(1), uint32(rate), uint32(0), uint32(length)]
  const sizes = [uint32(0), uint32(0), uint32(sampleBytes), Buffer.alloc(8)]
  return Buffer.concat([Buffer.from(type, 'latin1'), Buffer.alloc(16), ...times, ...sizes])
}

function chunk(name: string, data: Buffer): Buffer {
  return Buffer.concat([Buffer.from(name, 'latin1'), uint32(data.length), data, Buffer.alloc(data.length % 2)])
}

const list = (name: string, parts: readonly Buffer[]): Buffer =>
  chunk('LIST', Buffer.concat([Buffer.from(name, 'latin1'), ...parts]))

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
