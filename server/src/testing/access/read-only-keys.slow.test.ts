import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApp } from '../test-app.ts'
import { complaintsAbout } from './access-check.ts'
import type { AccessWorld } from './access-world.ts'
import { readOnlyRows } from './key-rows.ts'
import { startAccessWorld } from './start-access-world.ts'

// A portal of their own: with the calls of the other keys, the limit of calls a minute would be reached.
let portal: TestApp
let world: AccessWorld
beforeAll(async () => {
  ;({ portal, world } = await startAccessWorld())
})
afterAll(() => portal.close())

it.each(readOnlyRows)('a read-only API key changes nothing: %s', async (_label, row) => {
  expect(await complaintsAbout({ portal, world, asked: portal.app, withApiKeys: 'read-only' }, row)).toEqual([])
})
