import { useEffect, useEffectEvent, useRef } from 'react'
import { isDefaultProjectName } from './project-name.ts'

type NameField = {
  readonly current: string
  /** Empty while there is nothing to name it after. */
  readonly suggested: string
  readonly onChange: (name: string) => void
}

/** Names a request after its content, as long as nobody has typed a name. Without content the default comes back. */
export function useSuggestedName({ current, suggested, onChange }: NameField): void {
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
