import type { Glossary } from '@portolan/contract/machine-translation/glossaries'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { errorText } from '../../../../shared/api/error-text.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { Dialog, DialogActions } from '../../../../shared/ui/dialog.tsx'
import { Labeled } from '../../../../shared/ui/fields/labeled.tsx'
import { UnsavedChanges } from '../../../../shared/ui/unsaved/unsaved-changes.ts'
import { useGlossaryActions } from '../api.ts'
import css from '../glossaries.module.css'
import { glossaryMessages } from '../messages/glossaries.ts'
import { ImportResult } from './import-result.tsx'
import { checkGlossaryFile, maxMegabytes, readBase64 } from './read-glossary-file.ts'

/** Imports a file and reports what became of its rows. */
export function ImportDialog({ glossary, onClose }: { glossary: Glossary; onClose: () => void }) {
  const t = useMessages(glossaryMessages)
  const { importTerms } = useGlossaryActions()
  const [file, setFile] = useState<File | null>(null)
  const [isTried, setIsTried] = useState(false)
  const checked = checkGlossaryFile(file)
  const problem = 'problem' in checked ? checked.problem : undefined
  const importing = useMutation({
    mutationFn: async () =>
      'file' in checked ? importTerms(glossary.id, checked.format, await readBase64(checked.file)) : undefined,
  })
  const shownProblem = isTried && problem ? t(problem, { megabytes: maxMegabytes }) : undefined
  const error = shownProblem ?? (importing.error ? errorText(importing.error) : undefined)

  function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    setIsTried(true)
    if (!problem && !importing.isPending) importing.mutate()
  }
  if (importing.data)
    return (
      <Dialog open onClose={onClose} title={t('importDone')}>
        <ImportResult report={importing.data} />
        <DialogActions>
          <button type="button" className={button('solid')} onClick={onClose}>
            {t('close')}
          </button>
        </DialogActions>
      </Dialog>
    )
  return (
    <Dialog open onClose={onClose} title={t('importTitle')}>
      {file && !importing.isPending && <UnsavedChanges />}
      <form className={css.form} noValidate aria-busy={importing.isPending} onSubmit={submit}>
        <Labeled
          label={t('importFile')}
          help={t(glossary.targetLanguageId === null ? 'importKeptHelp' : 'importHelp', { megabytes: maxMegabytes })}
          error={error}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".csv,.tbx,.xml"
              onChange={({ target }) => {
                setFile(target.files?.[0] ?? null)
                setIsTried(false)
                importing.reset()
              }}
            />
          )}
        </Labeled>
        <DialogActions>
          <button type="button" className={button('text')} onClick={onClose}>
            {t('cancel')}
          </button>
          <button type="submit" className={button('solid')} disabled={importing.isPending}>
            {importing.isPending ? t('importing') : t('import')}
          </button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
