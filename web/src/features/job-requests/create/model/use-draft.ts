import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useOnChange } from '../../../../shared/forms/use-on-change.ts'
import type { SchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { useSession } from '../../../../shared/session/session.ts'
import { drafts, restore, visitorOwner } from './drafts.ts'
import { fromFormValues } from './form-values.ts'
import { sourceSettings, targetSettings } from './language-settings.ts'
import type { RequestSchema } from './request-schema.ts'
import { clientOf, normalEmail } from './requester.ts'
import { reuse } from './reused-request.ts'
import { initialValues, type Setup, type Values } from './values.ts'

const pauseMs = 300

const useOwner = (): string => useSession()?.username ?? visitorOwner

const clientIdOf = (setup: Setup): number | null => clientOf(setup.requester)?.clientId ?? null

type FirstValues = { readonly values: Values; readonly isRestored: boolean }

/** The values the form begins with: those of an earlier request, of the draft, or of the client's settings. */
export function useFirstValues(setup: Setup): FirstValues {
  const owner = useOwner()
  const [first] = useState(() => findFirstValues(setup, owner))
  return first
}

/** Saves what is typed, so that it survives a reload of the page, until it is sent or discarded. */
export function useSavedDraft(form: SchemaForm<RequestSchema>, setup: Setup): { readonly forget: () => void } {
  const owner = useOwner()
  const unsaved = useRef<Values>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const save = useEffectEvent(() => {
    if (unsaved.current) drafts.keep(owner, clientIdOf(setup), unsaved.current)
  })
  useOnChange(form, (values) => {
    unsaved.current = fromFormValues(values, setup)
    clearTimeout(timer.current)
    timer.current = setTimeout(save, pauseMs)
  })
  useEffect(() => {
    const saveNow = () => save()
    window.addEventListener('pagehide', saveNow)
    return () => {
      clearTimeout(timer.current)
      window.removeEventListener('pagehide', saveNow)
    }
  }, [])
  return {
    forget: () => {
      unsaved.current = undefined
      clearTimeout(timer.current)
      drafts.forget(owner)
    },
  }
}

/** A draft for another client or another visitor is not used. */
function findFirstValues(setup: Setup, owner: string): FirstValues {
  const initial = initialValues(setup)
  if (setup.reused) return { values: reuse(setup.reused, initial), isRestored: false }
  const draft = drafts.find(owner)
  const { email } = setup.requester
  const isOwn =
    draft?.clientId === clientIdOf(setup) && (email === '' || normalEmail(draft.values.email) === normalEmail(email))
  if (!draft || !isOwn) return { values: initial, isRestored: false }
  const client = clientOf(setup.requester)
  const restored = restore(
    draft,
    initial,
    setup.languages.map(({ id }) => id),
  )
  const isSourceLocked = sourceSettings(client, setup.languages).isLocked
  const isTargetLocked = targetSettings(client, setup.languages).isLocked
  return {
    values: {
      ...restored,
      ...(isSourceLocked && { sourceLanguageId: initial.sourceLanguageId }),
      ...(isTargetLocked && { targetLanguageIds: initial.targetLanguageIds }),
    },
    isRestored: true,
  }
}
