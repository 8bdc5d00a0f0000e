import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Icon } from '../icon.tsx'
import { Labeled } from './labeled.tsx'
import css from './search-box.module.css'

type Props = {
  label: string
  /** What the address says is looked for. */
  search: string
  onSearch: (search: string) => void
}

const typingPause = 300

/** Looks for what is typed once the typing rests. */
export function SearchBox({ label, search, onSearch }: Props) {
  const box = useRef<HTMLInputElement>(null)
  const asked = useRef(search)
  const [typed, setTyped] = useState<string>()
  const look = useEffectEvent((wanted: string) => {
    asked.current = wanted
    onSearch(wanted)
  })

  useEffect(() => {
    if (typed === undefined) return
    const pause = setTimeout(() => look(typed.trim()), typingPause)
    return () => clearTimeout(pause)
  }, [typed])

  // Going back restores the earlier search; an answer to an earlier search does not change what is being typed.
  useEffect(() => {
    if (!box.current || search === asked.current) return
    asked.current = search
    box.current.value = search
    setTyped(undefined)
  }, [search])

  return (
    <Labeled label={label}>
      {(control) => (
        <div className={css.box}>
          <Icon name="search" />
          <input
            {...control}
            ref={box}
            type="search"
            placeholder=" "
            aria-keyshortcuts="/"
            defaultValue={search}
            maxLength={200}
            onChange={(event) => setTyped(event.target.value)}
          />
          <span className={css.key} aria-hidden="true">
            /
          </span>
        </div>
      )}
    </Labeled>
  )
}
