import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { secretBox } from './secret-box.ts'

describe('a secret box', () => {
  const box = secretBox(randomBytes(32))

  it('opens what it sealed, whatever the script', () => {
    for (const secret of ['', 'a', 'clé · ключ · 鍵', 'x'.repeat(5000)]) expect(box.open(box.seal(secret))).toBe(secret)
  })

  it('never seals the same secret the same way, and never in the clear', () => {
    const one = box.seal('harbour light')
    const two = box.seal('harbour light')
    expect(one.equals(two)).toBe(false)
    expect(one.toString('latin1')).not.toContain('harbour')
  })

  it('refuses a box that was altered, cut short or sealed with another key', () => {
    const sealed = box.seal('harbour light')
    for (let at = 0; at < sealed.length; at++) {
      const altered = Buffer.from(sealed)
      altered.writeUInt8(altered.readUInt8(at) ^ 1, at)
      expect(() => box.open(altered)).toThrow()
    }
    expect(() => box.open(sealed.subarray(0, -1))).toThrow()
    expect(() => box.open(Buffer.alloc(0))).toThrow()
    expect(() => secretBox(randomBytes(32)).open(sealed)).toThrow()
  })

  it('knows a secret again by a digest that only the holder of the key can make', () => {
    expect(box.digest('7KQF-M2XD')).toBe(box.digest('7KQF-M2XD'))
    expect(box.digest('7KQF-M2XD')).not.toBe(box.digest('7KQF-M2XE'))
    expect(secretBox(randomBytes(32)).digest('7KQF-M2XD')).not.toBe(box.digest('7KQF-M2XD'))
  })

  it('takes a key of 32 bytes only', () => {
    expect(() => secretBox(randomBytes(16))).toThrow('The master key has 32 bytes.')
  })
})
