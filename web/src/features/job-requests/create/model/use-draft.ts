import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useOnChange } from '../../../../shared/forms/use-on-change.ts'
import type { SchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { useSession } from '../../../../shared/session/session.ts'
import { type Draft, type DraftFile, drafts, restore, visitorOwner } from './drafts.ts'
import { type FormValues, fromFormValues } from './form-values.ts'
import { fillIn } from './handed-text.ts'
import { sourceSettings, targetSettings } from './language-settings.ts'
import type { RequestSchema } from './request-schema.ts'
import { clientOf, normalEmail } from './requester.ts'
import { reuse } from './reused-request.ts'
import { initialValues, type Setup, type Values } from './values.ts'

const pauseMs = 300

const useOwner = (): string => useSession()?.username ?? visitorOwner

const clientIdOf = (setup: Setup): number | null => clientOf(setup.requester)?.clientId ?? null

type FirstValues = {
  readonly values: Values
  readonly isRestored: boolean
  /** The files of the draft. */
  readonly files: readonly DraftFile[]
}

/** The values the form begins with: a text from another page, an earlier request, the draft, or the client's settings. */
export function useFirstValues(setup: Setup): FirstValues {
  const owner = useOwner()
  const [first] = useState(() => findFirstValues(setup, owner))
  return first
}

/** Saves what is typed and which files were added, so that both survive a reload, until they are sent or discarded. */
export function useSavedDraft(
  form: SchemaForm<RequestSchema>,
  setup: Setup,
  /** Undefined until those of the draft are listed again. */
  files: readonly DraftFile[] | undefined,
): { readonly forget: () => void } {
  const owner = useOwner()
  const isUnsaved = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const save = useEffectEvent(() => {
    if (!isUnsaved.current) return
    const values = fromFormValues(form.methods.getValues() as FormValues, setup)
    drafts.keep(owner, { clientId: clientIdOf(setup), values, files: files ?? drafts.find(owner)?.files ?? [] })
  })
  const saveSoon = () => {
    isUnsaved.current = true
    clearTimeout(timer.current)
    timer.current = setTimeout(save, pauseMs)
  }
  useOnChange(form, saveSoon)
  const onFiles = useEffectEvent(saveSoon)
  const fileList = files && JSON.stringify(files)
  const savedList = useRef<string>(undefined)
  useEffect(() => {
    const isFirst = savedList.current === undefined
    savedList.current = fileList ?? savedList.current
    if (!isFirst && fileList !== undefined) onFiles()
  }, [fileList])
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
      isUnsaved.current = false
      clearTimeout(timer.current)
      drafts.forget(owner)
    },
  }
}

/** A draft for another client or another visitor is not used. */
function findOwnDraft(setup: Setup, owner: string): Draft | undefined {
  const draft = drafts.find(owner)
  const { email } = setup.requester
  const isOwn =
    draft?.clientId === clientIdOf(setup) && (email === '' || normalEmail(draft.values.email) === normalEmail(email))
  return isOwn ? draft : undefined
}

function findFirstValues(setup: Setup, owner: string): FirstValues {
  const initial = initialValues(setup)
  const handed = setup.handedText
  if (handed) return { values: fillIn(handed, setup, initial), isRestored: false, files: handed.files ?? [] }
  if (setup.reused) return { values: reuse(setup.reused, initial), isRestored: false, files: [] }
  const draft = findOwnDraft(setup, owner)
  if (!draft) return { values: initial, isRestored: false, files: [] }
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
    files: draft.files ?? [],
  }
}
