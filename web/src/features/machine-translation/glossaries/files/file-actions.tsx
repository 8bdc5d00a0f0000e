import type { Glossary } from '@portolan/contract/machine-translation/glossaries'
import type { GlossaryFormat } from '@portolan/contract/machine-translation/glossary-files'
import { useState } from 'react'
import { errorText } from '../../../../shared/api/error-text.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { MenuButton } from '../../../../shared/ui/menu-button.tsx'
import { notify } from '../../../../shared/ui/snackbar.tsx'
import { downloadGlossary } from '../api.ts'
import { glossaryMessages } from '../messages/glossaries.ts'
import { ImportDialog } from './import-dialog.tsx'

/** Import and export of a glossary. */
export function FileActions({ glossary }: { glossary: Glossary }) {
  const t = useMessages(glossaryMessages)
  const [isImporting, setIsImporting] = useState(false)
  const save = (format: GlossaryFormat) =>
    void downloadGlossary(glossary.id, format).catch((error: unknown) => notify(errorText(error), 'error'))
  return (
    <>
      <button type="button" className={button('outline')} onClick={() => setIsImporting(true)}>
        <Icon name="upload" />
        {t('import')}
      </button>
      {glossary.termCount > 0 && (
        <MenuButton
          label={t('export')}
          className={button('outline')}
          items={[
            { id: 'csv', label: t('exportCsv'), icon: 'collect', onChoose: () => save('CSV') },
            { id: 'tbx', label: t('exportTbx'), icon: 'collect', onChoose: () => save('TBX') },
          ]}
        >
          <Icon name="collect" />
          {t('export')}
        </MenuButton>
      )}
      {isImporting && <ImportDialog glossary={glossary} onClose={() => setIsImporting(false)} />}
    </>
  )
}
