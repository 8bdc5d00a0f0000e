import type { LanguageGroup } from '@portolan/contract/accounts/language-groups'
import { lazy, Suspense, useState } from 'react'
import { FormField } from '../../../../shared/forms/fields/form-field.tsx'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { LanguageDropdown } from '../../../../shared/ui/language-dropdown/language-dropdown.tsx'
import steps from '../../../../shared/ui/steps.module.css'
import { createRequestMessages } from '../messages/create-request.ts'
import { sourceChoices, targetChoices } from '../model/language-choices.ts'
import { type LanguageSettings, offered, sourceSettings, targetSettings } from '../model/language-settings.ts'
import { clientOf } from '../model/requester.ts'
import css from './request-form.module.css'
import type { SectionProps } from './section-props.ts'

// Most people have no groups, so the form stays light.
const GroupButtons = lazy(() => import('./group-buttons.tsx'))

/** The source language and the target languages, as far as the client leaves the choice. */
export function LanguageFields({ groups, values, setup }: SectionProps & { groups: readonly LanguageGroup[] }) {
  const t = useMessages(createRequestMessages)
  const client = clientOf(setup.requester)
  const target = targetSettings(client, setup.languages)
  const twice = setup.languages.find(
    ({ id }) => id === values.sourceLanguageId && values.targetLanguageIds.includes(id),
  )
  return (
    <>
      <div className={steps.pair}>
        <LanguageField
          name="sourceLanguageId"
          label={t('sourceLanguage')}
          choices={sourceChoices(setup)}
          settings={sourceSettings(client, setup.languages)}
        />
        <div>
          <LanguageField
            name="targetLanguageIds"
            label={t('targetLanguages')}
            multiple
            choices={targetChoices(setup)}
            settings={target}
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
      </div>
      <Suspense>
        {!target.isLocked && groups.length > 0 && <GroupButtons groups={groups} values={values} setup={setup} />}
      </Suspense>
    </>
  )
}

type FieldProps = {
  name: string
  label: string
  multiple?: boolean
  choices: ReturnType<typeof targetChoices>
  settings: LanguageSettings
}

function LanguageField({ name, label, multiple = false, choices, settings }: FieldProps) {
  const t = useMessages(createRequestMessages)
  const [showsAll, setShowsAll] = useState(false)
  if (settings.isHidden) return null
  return (
    <FormField name={name} label={label}>
      {({ value, error, change }) => {
        const chosen = [value as string | string[]].flat().filter((id) => id !== '')
        return (
          <>
            <LanguageDropdown
              label={label}
              multiple={multiple}
              languages={offered(choices.languages, settings, showsAll, chosen)}
              recentIds={choices.recentIds}
              value={chosen}
              disabled={settings.isLocked}
              {...(settings.canShowAll && !showsAll && { onShowAll: () => setShowsAll(true) })}
              help={settings.isLocked ? t('fixedByClient') : undefined}
              error={error}
              onChange={(ids) => change(multiple ? ids : (ids[0] ?? ''))}
            />
            {settings.canShowAll && !settings.isLocked && (
              <label className={css.tick}>
                <input type="checkbox" checked={showsAll} onChange={(event) => setShowsAll(event.target.checked)} />
                {t('showAll')}
              </label>
            )}
          </>
        )
      }}
    </FormField>
  )
}
