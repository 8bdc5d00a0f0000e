import { maxTargetLanguages } from '@portolan/contract/machine-translation/files'
import type { MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import type { Language } from '@portolan/contract/reference/reference'
import { lazy, Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import { FormField } from '../../../../shared/forms/fields/form-field.tsx'
import type { SchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { requestMessages } from '../../../../shared/request/messages/requests.ts'
import { LanguageDropdown } from '../../../../shared/ui/language-dropdown/language-dropdown.tsx'
import type { KeptFile } from '../../../../shared/uploads/upload-state.ts'
import { hasNoEngine, listChoices } from '../../languages/offered-pairs.ts'
import { useHumanRequest } from '../../languages/use-human-request.ts'
import { filesMessages } from '../messages/files.ts'
import { fileTargets, isEnglish, targetsAfterChange } from './file-languages.ts'
import css from './upload.module.css'
import type { uploadSchema } from './upload-schema.ts'

// Loaded with the list of languages and the first choice, so that the page stays light.
const LanguageNote = lazy(() => import('../../languages/language-note.tsx'))
const NoEngine = lazy(() => import('../../languages/no-engine.tsx'))
const ChosenQuality = lazy(() => import('../../languages/chosen-quality.tsx'))

type Props = {
  /** As they are now: what a request for people begins with. */
  filesToHand: () => readonly KeptFile[]
  onSubmit: () => void
  noEngineId: string
  form: SchemaForm<typeof uploadSchema>
  settings: MachineTranslationSettings
  languages: readonly Language[]
  sources: readonly Language[]
}

/** Only pairs that are offered can be chosen. The other languages say why not. */
export function LanguageFields({ filesToHand, onSubmit, noEngineId, form, settings, languages, sources }: Props) {
  const offer = settings.offeredLanguages
  const t = useMessages(requestMessages)
  const own = useMessages(filesMessages)
  const mayOrderHumans = useHumanRequest(settings) !== undefined
  const listed = (offered: readonly Language[]) =>
    listChoices(settings, languages, (language) => offered.includes(language), mayOrderHumans)
  const [sourceId, chosen] = useWatch({
    control: form.methods.control,
    name: ['sourceLanguageId', 'targetLanguageIds'],
  })
  const source = languages.find(({ id }) => id === sourceId)
  const targets = source ? fileTargets(offer, source, languages) : []
  const isHumanSource = hasNoEngine(settings, sourceId)
  const humanTargets = languages.filter(({ id }) => chosen.includes(id) && hasNoEngine(settings, id))
  const machineTargets = humanTargets.length > 0 ? targets.filter(({ id }) => chosen.includes(id)) : []
  const isFixed = source !== undefined && !isEnglish(source) && !isHumanSource

  function changeSource(id: string, change: (value: unknown) => void) {
    change(id)
    const next = languages.find((language) => language.id === id)
    form.change('targetLanguageIds', targetsAfterChange(offer, next, languages, chosen))
  }

  function translateOthers() {
    form.change(
      'targetLanguageIds',
      machineTargets.map(({ id }) => id),
    )
    onSubmit()
  }

  return (
    <>
      <FormField name="sourceLanguageId" label={t('source')}>
        {({ value, error, change }) => (
          <LanguageDropdown
            label={t('source')}
            languages={listed(sources)}
            noteOf={(language) => <LanguageNote settings={settings} language={language} />}
            value={value ? [String(value)] : []}
            error={error}
            onChange={([id = '']) => changeSource(id, change)}
          />
        )}
      </FormField>
      <FormField name="targetLanguageIds" label={t('targets')}>
        {({ value, error, change }) => (
          <LanguageDropdown
            label={t('targets')}
            multiple
            languages={listed(targets)}
            noteOf={(language) => <LanguageNote settings={settings} language={language} sourceId={sourceId} />}
            value={value as string[]}
            disabled={!source || isFixed || isHumanSource}
            help={
              isHumanSource
                ? undefined
                : isFixed
                  ? own('englishOnly', { source: source.name, target: targets[0]?.name ?? '' })
                  : own(source ? 'targetsHelp' : 'sourceFirst', { count: maxTargetLanguages })
            }
            error={error}
            onChange={change}
          />
        )}
      </FormField>
      <Suspense>
        {(isHumanSource || humanTargets.length > 0) && (
          <NoEngine
            id={noEngineId}
            settings={settings}
            source={source}
            targets={humanTargets}
            others={{ languages: machineTargets, translate: translateOthers }}
            handed={() => ({ sourceLanguageId: sourceId, targetLanguageIds: chosen, files: filesToHand() })}
            of="files"
          />
        )}
        {chosen.length > 0 && humanTargets.length === 0 && (
          <ChosenQuality
            settings={settings}
            sourceId={sourceId}
            targets={targets.filter(({ id }) => chosen.includes(id))}
            className={css.quiet}
          />
        )}
      </Suspense>
    </>
  )
}
