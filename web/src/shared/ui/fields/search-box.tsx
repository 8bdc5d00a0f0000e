import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Labeled } from './labeled.tsx'

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
        <input
          {...control}
          ref={box}
          type="search"
          defaultValue={search}
          maxLength={200}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </Labeled>
  )
}
