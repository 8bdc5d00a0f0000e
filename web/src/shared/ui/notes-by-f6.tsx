import type { RefObject } from 'react'
import { useF6 } from './use-f6.ts'

/** F6 leads to the notes and back. */
export default function NotesByF6(props: { region: RefObject<HTMLElement | null>; content: readonly unknown[] }) {
  useF6(props.region, props.content)
  return null
}
