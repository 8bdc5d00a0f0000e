import { getMachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { TranslationEngineError } from '../../../ports/translation-engine.ts'
import { harbor, type TextApp, textApp } from '../../../testing/machine-translation/text-app.ts'

let portal: TextApp
beforeAll(async () => {
  portal = await textApp()
})
afterAll(() => portal.close())
afterEach(() => portal.reset())

describe('quota and usage', () => {
  it('counts characters and cost per client, day and engine, and refuses more than the daily quota', async () => {
    await portal.configure({ maxCharactersPerDay: 20 })
    await portal.translate('The arm is broken.')
    const rows = await portal.db.selectFrom('machine_translation_usage').selectAll().execute()
    expect(rows).toMatchObject([{ client_id: harbor, engine: 'remote', characters: '18', cost_cents: '0.036000' }])
    expect(await portal.refuse('The leg.')).toEqual([429, 'translation_quota_reached'])
    const { charactersLeftToday } = await portal.call(getMachineTranslationSettings, {}, portal.client)
    expect(charactersLeftToday).toBe(2)
    const metrics = await (await fetch(`${portal.config.origin}/metrics`)).text()
    expect(metrics).toContain('portolan_translation_characters_total{engine="remote",client="1001"}')
    expect(metrics).toContain('portolan_translation_cost_cents_total{engine="remote",client="1001"}')
  })
})

describe('the daily quota', () => {
  it('holds for calls at the same time, and gives back what was not used', async () => {
    await portal.configure({ maxCharactersPerDay: 20 })
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      portal.remote.beforeAnswer = () =>
        new Promise((release) => {
          answer = release
          resolve()
        })
    })
    const first = portal.translate('The arm is broken.')
    await asked
    expect(await portal.refuse('The leg.')).toEqual([429, 'translation_quota_reached'])
    portal.remote.problem = { error: new TranslationEngineError('crash', 'gone', 'later') }
    portal.own.problem = portal.remote.problem
    answer()
    await expect(first).rejects.toThrow()
    portal.remote.problem = null
    portal.remote.beforeAnswer = async () => {}
    expect((await portal.translate('The arm is broken.')).translatedText).toBe('El brazo está roto.')
    expect(await portal.db.selectFrom('machine_translation_reservation').selectAll().execute()).toEqual([])
  })

  it('lets exactly as many of ten calls at the same time through as fit', async () => {
    await portal.configure({ maxCharactersPerDay: 25, isCacheDisabled: true })
    portal.remote.beforeAnswer = () => new Promise((resolve) => setTimeout(resolve, 500))
    const calls = Array.from({ length: 10 }, () =>
      portal.translate('The arm.').then(
        () => true,
        () => false,
      ),
    )
    expect((await Promise.all(calls)).filter(Boolean)).toHaveLength(3)
  })

  it('forgets the reservations of a process that died', async () => {
    await portal.configure({ maxCharactersPerDay: 20 })
    await sql`insert into machine_translation_reservation (client_id, characters, reserved_at)
      values (${harbor}, 20, now() - interval '31 minutes')`.execute(portal.db)
    expect((await portal.translate('The arm.')).translatedText).toBe('El brazo.')
  })
})
