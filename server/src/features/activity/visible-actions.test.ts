import { ActivityKind } from '@portolan/contract/activity/kinds'
import { activityMessages } from '@portolan/contract/activity/messages/activity'
import { wordActivity } from '@portolan/contract/activity/word-activity'
import { translatorFor } from '@portolan/locale/translator-for'
import { expect, it } from 'vitest'
import { actionsOf, kindOf } from './visible-actions.ts'

it('every kind is the kind of an action', () => {
  const known = actionsOf(undefined).flatMap((action) => [
    kindOf({ action, isOnOneself: true }),
    kindOf({ action, isOnOneself: false }),
  ])
  expect([...new Set(known)].sort()).toEqual([...ActivityKind.options].sort())
})

it('an action that is not listed has no kind', () => {
  expect(() => kindOf({ action: 'desk-price', isOnOneself: true })).toThrow()
})

it.each(['en', 'ar', 'es'])('words every kind in %s with all that it names', async (locale) => {
  const t = await translatorFor(activityMessages, locale)
  const at = '2026-11-16T09:00:00.000Z'
  const request = { id: 'r', number: 'R-1', name: 'Contract', origination: 'WEBFORM' } as const
  const by = { type: 'MEMBER', name: 'Anna Berg', isImpersonated: false } as const
  const english = activityMessages.source
  for (const kind of ActivityKind.options)
    for (const count of [1, 2, 3, 11, 100]) {
      const text = wordActivity(t, { id: 'e', at, kind, by, request, object: 'contract_de.docx', count })
      const named = { who: 'Anna Berg', request: 'Contract', object: 'contract_de.docx' }
      for (const [key, value] of Object.entries(named))
        expect([kind, text.includes(value)]).toEqual([kind, JSON.stringify(english[kind]).includes(`{${key}}`)])
      expect(text).not.toMatch(/[{}]/)
    }
})
