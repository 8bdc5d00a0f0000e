import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { longestReplyName, replyAddresses } from './reply-address.ts'

const id = '0198d1c2-7a10-7c1e-9a54-3f2b6c8d9e01'
const addresses = replyAddresses(Buffer.alloc(32, 1), 'Replies@Portal.example')

it('reads the addresses it wrote, also in upper case', () => {
  const address = addresses.write(id)
  expect(address).toMatch(/^replies\+[0-9a-f]{52}@portal\.example$/)
  expect([address, address.toUpperCase()].map(addresses.read)).toEqual([id, id])
})

it('has room for the longest name in the 64 characters of a local part', () => {
  const name = 'r'.repeat(longestReplyName)
  const [local = ''] = replyAddresses(Buffer.alloc(32, 1), `${name}@portal.example`).write(id).split('@')
  expect(local.length).toBe(64)
})

it.each([
  ['another id with the same signature', addresses.write(randomUUID()).slice(0, 40) + addresses.write(id).slice(40)],
  ['a changed signature', addresses.write(id).replace(/.(?=@)/, (digit) => (digit === '0' ? '1' : '0'))],
  ['the signature of another key', replyAddresses(Buffer.alloc(32, 2), 'replies@portal.example').write(id)],
  ['another domain', addresses.write(id).replace('portal.', 'other.')],
  ['another name', addresses.write(id).replace('replies', 'sales')],
  ['a shorter token', addresses.write(id).replace(/..(?=@)/, '')],
  ['no token', 'replies@portal.example'],
  ['nothing', ''],
  ['a long text', `replies+${'a'.repeat(100_000)}@portal.example`],
])('rejects %s', (_what, address) => {
  expect(addresses.read(address)).toBeUndefined()
})
