import type { DeskOrder } from '@portolan/contract/desk/desk'
import type { JobRequestFile } from '@portolan/contract/job-requests/requests'
import { useEffect, useRef } from 'react'

export const sectionId = (languageId: string | null): string => `files-${languageId}`

/**
 * What is done to a file replaces the button that was pressed. The focus then goes to the row of the file or, where that
 * is gone, to its language. `isAsking`: a dialog still has the focus.
 */
export function useRowFocus(order: DeskOrder, isAsking: boolean): (file: JobRequestFile) => void {
  const change = useRef<{ file: JobRequestFile; order: DeskOrder }>(undefined)
  useEffect(() => {
    if (!change.current || isAsking || order === change.current.order) return
    const { fileKey, languageId } = change.current.file
    change.current = undefined
    if (document.activeElement !== document.body) return
    const rows = [...document.querySelectorAll<HTMLElement>('[data-file]')]
    const row = rows.find(({ dataset }) => dataset.file === fileKey)
    ;(row ?? document.getElementById(sectionId(languageId)))?.focus()
  })
  return (file) => {
    change.current = { file, order }
  }
}
