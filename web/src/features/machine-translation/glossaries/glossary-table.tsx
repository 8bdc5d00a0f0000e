import type { Glossary } from '@portolan/contract/machine-translation/glossaries'
import type { Language } from '@portolan/contract/reference/reference'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatDate } from '../../../shared/format.ts'
import { getLocale } from '../../../shared/messages/language.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { iconButton } from '../../../shared/ui/button.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { MenuButton } from '../../../shared/ui/menu-button.tsx'
import { cell, FoldingTable, rowLink } from '../../../shared/ui/page/folding-table.tsx'
import { GlossaryDialogs, type OpenDialog } from './glossary-dialogs.tsx'
import { glossaryMessages } from './messages/glossaries.ts'
import { usePairName } from './use-pair-name.ts'

type Props = { glossaries: readonly Glossary[]; languages: readonly Language[] }

export function GlossaryTable({ glossaries, languages }: Props) {
  const t = useMessages(glossaryMessages)
  const pairName = usePairName(languages)
  const [open, setOpen] = useState<OpenDialog | null>(null)
  return (
    <>
      <FoldingTable
        label={t('title')}
        columns={[t('name'), t('languages'), t('terms'), t('changed'), t('actions')]}
        amounts={[t('terms')]}
        folds="usual"
      >
        {glossaries.map((glossary) => (
          <tr key={glossary.id}>
            <th scope="row" className={cell.name}>
              <Link
                {...rowLink}
                to="/machineTranslation/glossaries/$glossaryId"
                params={{ glossaryId: glossary.id }}
                translate="no"
              >
                {glossary.name}
              </Link>
            </th>
            <td className={cell.whole}>{pairName(glossary)}</td>
            <td className={cell.amount} data-label={t('terms')}>
              {new Intl.NumberFormat(getLocale()).format(glossary.termCount)}
            </td>
            <td className={cell.quiet} data-label={t('changed')}>
              {formatDate(glossary.changeTime)}
            </td>
            <td className={cell.actions}>
              <div>
                <MenuButton
                  label={t('actionsOf', { name: glossary.name })}
                  className={iconButton}
                  items={[
                    {
                      id: 'rename',
                      label: t('rename'),
                      icon: 'edit',
                      onChoose: () => setOpen({ kind: 'rename', glossary }),
                    },
                    {
                      id: 'delete',
                      label: t('delete'),
                      icon: 'trash',
                      onChoose: () => setOpen({ kind: 'delete', glossary }),
                    },
                  ]}
                >
                  <Icon name="more" />
                </MenuButton>
              </div>
            </td>
          </tr>
        ))}
      </FoldingTable>
      {open && <GlossaryDialogs open={open} onClose={() => setOpen(null)} />}
    </>
  )
}
