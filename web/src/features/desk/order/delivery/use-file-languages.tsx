import type { DeskOrder } from '@portolan/contract/desk/desk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { folderOf } from '../../../../shared/uploads/file-folder.ts'
import type { UploadItem } from '../../../../shared/uploads/upload-state.ts'
import { deskOrderMessages } from '../../messages/order.ts'
import { languages } from '../../rates/rates-api.ts'
import css from '../order.module.css'
import { targetsByName } from '../target-languages.ts'
import { guessLanguage } from './guess-language.ts'

/**
 * The language of each file of an order with several: what was chosen for it, else what its name says, else that of the
 * form.
 */
export function useFileLanguages(order: DeskOrder, ofForm: string) {
  const words = useMessages(deskOrderMessages)
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  const targets = targetsByName(order)
  const isSeveral = targets.length > 1
  const { data: known = [] } = useQuery({ ...languages, enabled: isSeveral })
  const candidates = known.filter(({ id }) => targets.some((target) => target.id === id))
  const knownLanguageOf = ({ id, name, file }: UploadItem): string | undefined =>
    chosen.get(id) ?? (isSeveral ? guessLanguage(name, folderOf(file), candidates) : undefined)
  const languageOf = (item: UploadItem): string => knownLanguageOf(item) ?? ofForm
  const control = (item: UploadItem) => (
    <div className={css.fileLanguage}>
      <select
        aria-label={words('languageOfFile', { name: item.name })}
        value={languageOf(item)}
        onChange={({ target }) => setChosen(new Map(chosen).set(item.id, target.value))}
      >
        {targets.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {folderOf(item.file) && <bdi>{folderOf(item.file)}</bdi>}
      {candidates.length > 0 && !knownLanguageOf(item) && <strong>{words('languageUnread')}</strong>}
    </div>
  )
  return { isSeveral, languageOf, control: isSeveral ? control : undefined }
}
