import { projectNameMaxLength } from '@portolan/contract/job-requests/requests'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isDefaultProjectName, projectNameOf } from './project-name.ts'

type NameField = {
  readonly current: string
  /** The first file; undefined while there is none. */
  readonly fileName: string | undefined
  readonly onChange: (name: string) => void
}

/** Names a request after its first file, as long as nobody has typed a name. Without a file the default comes back. */
export function useSuggestedName({ current, fileName, onChange }: NameField): void {
  const suggested = fileName === undefined ? '' : projectNameOf(fileName).slice(0, projectNameMaxLength)
  const given = useRef<{ readonly name: string; readonly initial: string }>(undefined)
  const rename = useEffectEvent((wanted: string) => {
    const initial = given.current?.name === current ? given.current.initial : current
    if (initial.trim() !== '' && !isDefaultProjectName(initial)) return
    const name = wanted || initial
    given.current = { name, initial }
    if (name !== current) onChange(name)
  })
  useEffect(() => rename(suggested), [suggested])
}
