import { expect, it } from 'vitest'
import { safeNames } from './safe-names.ts'

it.each([
  ['../../etc/passwd', 'etc/passwd'],
  ['/absolute\\windows', 'absolute/windows'],
  ['a:b?.txt', 'a_b_.txt'],
  ['con.txt', '_con.txt'],
  ['LPT1', '_LPT1'],
  ['console.txt', 'console.txt'],
  ['ends. ', 'ends'],
  ['', 'file'],
  ['..', 'file'],
  ['u\u0308.txt', 'ü.txt'],
  ['r\u202egpj.exe', 'r_gpj.exe'],
  ['line\nbreak', 'line_break'],
  ['.env', '.env'],
  ['\ud800.txt', '\ufffd.txt'],
])('%j unpacks as %j', (name, safe) => {
  expect(safeNames()(name)).toBe(safe)
})

it('makes names unique that a file system would not tell apart, and keeps the extension', () => {
  const names = ['a.tar.gz', 'A.TAR.GZ', 'a.tar.gz', 'a/b', 'a/B', '.env', '.ENV', 'x (2).txt', 'x.txt', 'X.txt']
  expect(names.map(safeNames())).toEqual([
    'a.tar.gz',
    'A.TAR (2).GZ',
    'a.tar (3).gz',
    'a/b',
    'a/B (2)',
    '.env',
    '.ENV (2)',
    'x (2).txt',
    'x.txt',
    'X (3).txt',
  ])
})

it('shortens a long name but not its extension, and never splits a character', () => {
  const short = safeNames()(`${'語'.repeat(400)}.docx`)
  expect(Buffer.byteLength(short)).toBeLessThanOrEqual(200)
  expect(short).toMatch(/^語+\.docx$/)
})
