import type { LanguageGroup } from '@portolan/contract/accounts/language-groups'
import { useState } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { LanguageDropdown } from '../../../../shared/ui/language-dropdown/language-dropdown.tsx'
import { createRequestMessages } from '../messages/create-request.ts'
import { type LanguageSettings, offered, sourceSettings, targetSettings } from '../model/language-settings.ts'
import { clientOf } from '../model/sender.ts'
import type { FormPart } from './form-part.ts'
import { GroupButtons } from './group-buttons.tsx'
import css from './request-form.module.css'

/** From which language into which ones, as far as the client leaves the choice. */
export function LanguageFields({ groups, ...part }: FormPart & { groups: readonly LanguageGroup[] }) {
  const t = useMessages(createRequestMessages)
  const { values, change, setup } = part
  const client = clientOf(setup.sender)
  const target = targetSettings(client, setup.languages)
  const twice = setup.languages.find(
    ({ id }) => id === values.sourceLanguageId && values.targetLanguageIds.includes(id),
  )
  return (
    <>
      <LanguageField
        {...part}
        name="sourceLanguageId"
        label={t('sourceLanguage')}
        settings={sourceSettings(client, setup.languages)}
        chosen={values.sourceLanguageId ? [values.sourceLanguageId] : []}
        onChoose={([sourceLanguageId = '']) => change({ sourceLanguageId })}
      />
      <div>
        <LanguageField
          {...part}
          name="targetLanguageIds"
          label={t('targetLanguages')}
          multiple
          settings={target}
          chosen={values.targetLanguageIds}
          onChoose={(targetLanguageIds) => change({ targetLanguageIds })}
        />
        <div role="status">
          {twice && (
            <p className={css.warning}>
              <Icon name="alert" size={16} />
              {t('sameLanguage', { name: twice.name })}
            </p>
          )}
        </div>
      </div>
      {!target.isLocked && <GroupButtons {...part} groups={groups} />}
    </>
  )
}

type FieldProps = FormPart & {
  name: 'sourceLanguageId' | 'targetLanguageIds'
  label: string
  multiple?: boolean
  settings: LanguageSettings
  chosen: readonly string[]
  onChoose: (ids: string[]) => void
}

function LanguageField({ name, label, multiple = false, settings, chosen, onChoose, problems, setup }: FieldProps) {
  const t = useMessages(createRequestMessages)
  const [showsAll, setShowsAll] = useState(false)
  if (settings.isHidden) return null
  return (
    <div data-field={name}>
      <LanguageDropdown
        label={label}
        multiple={multiple}
        languages={offered(setup.languages, settings, showsAll, chosen)}
        value={chosen}
        disabled={settings.isLocked}
        help={settings.isLocked ? t('fixedByClient') : undefined}
        error={problems[name]}
        onChange={onChoose}
      />
      {settings.canShowAll && !settings.isLocked && (
        <label className={css.tick}>
          <input type="checkbox" checked={showsAll} onChange={(event) => setShowsAll(event.target.checked)} />
          {t('showAll')}
        </label>
      )}
    </div>
  )
}
