import { useEffect, useState } from 'react'
import { useSession } from '../../../../shared/session/session.ts'
import { drafts, restore, visitorOwner } from './drafts.ts'
import { sourceSettings, targetSettings } from './language-settings.ts'
import { reuse } from './reused-request.ts'
import { clientOf, normalEmail } from './sender.ts'
import { initialValues, type Setup, type Values } from './values.ts'

const pauseMs = 300

/** The values of the form; they outlive a reload of the page until they are sent or thrown away. */
export function useDraft(setup: Setup) {
  const owner = useSession()?.username ?? visitorOwner
  const clientId = clientOf(setup.sender)?.clientId ?? null
  const [begun] = useState(() => begin(setup, owner, clientId))
  const [values, setValues] = useState<Values>(begun.values)
  const isChanged = values !== begun.values

  useEffect(() => {
    if (!isChanged) return
    const keep = () => drafts.keep(owner, clientId, values)
    const timer = setTimeout(keep, pauseMs)
    window.addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', keep)
    }
  }, [isChanged, owner, clientId, values])

  return {
    values,
    change: (part: Partial<Values>) => setValues((before) => ({ ...before, ...part })),
    isRestored: begun.isRestored,
    forget: () => drafts.forget(owner),
  }
}

/** A draft for another client, or of another visitor, is none for this one. */
function begin(setup: Setup, owner: string, clientId: number | null): { values: Values; isRestored: boolean } {
  const initial = initialValues(setup)
  if (setup.reused) return { values: reuse(setup.reused, initial), isRestored: false }
  const draft = drafts.find(owner)
  const { email } = setup.sender
  const isOwn = draft?.clientId === clientId && (email === '' || normalEmail(draft.values.email) === normalEmail(email))
  if (!draft || !isOwn) return { values: initial, isRestored: false }
  const client = clientOf(setup.sender)
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
