import type { ClientSettingsReply, EngineOrderRule } from '@portolan/contract/machine-translation/admin/clients'
import type { Language } from '@portolan/contract/reference/reference'
import { FormCheckbox } from '../../../../shared/forms/fields/form-checkbox.tsx'
import { FormField } from '../../../../shared/forms/fields/form-field.tsx'
import { FormText } from '../../../../shared/forms/fields/inputs.tsx'
import { Form } from '../../../../shared/forms/form.tsx'
import { LeaveGuard } from '../../../../shared/forms/leaving/leave-guard.tsx'
import { SubmitError } from '../../../../shared/forms/submit-error.tsx'
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../../../shared/forms/use-submit.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { LanguageDropdown } from '../../../../shared/ui/language-dropdown/language-dropdown.tsx'
import { Card } from '../../../../shared/ui/page/card.tsx'
import { notify } from '../../../../shared/ui/snackbar.tsx'
import css from '../administration.module.css'
import { saveSettings } from '../api.ts'
import { administrationMessages } from '../messages/administration.ts'
import { EngineRules } from './engine-rules.tsx'
import { FileFormats } from './file-formats.tsx'
import { numberFields, SettingsSchema, toInputs } from './settings-schema.ts'

const privacySwitches = ['isKeptOnOurMachines', 'isCacheDisabled'] as const
const offerSwitches = [
  'enableAiLinguisticQualityReview',
  'showAiLinguisticQualityScorePerFile',
  'enableAiPostEditing',
  'disableHumanEscalation',
  'disableTextTranslation',
  'disableFileTranslation',
  'disableMediaTranslation',
] as const

type Props = ClientSettingsReply & { languages: readonly Language[] }

/** All settings of a client, saved together. */
export function SettingsForm({ clientId, settings, engines, languages }: Props) {
  const t = useMessages(administrationMessages)
  const choices = listChoices(engines, settings.engineOrder)
  const form = useSchemaForm({ schema: SettingsSchema, defaultValues: toInputs(settings, choices.length) })
  const { submit, state, isBusy } = useSubmit(form, {
    send: (values) => saveSettings(clientId, values),
    onDone: (saved) => {
      form.resetTo(toInputs(saved.settings, choices.length))
      notify(t('saved'))
    },
  })
  return (
    <Form form={form} onSubmit={submit} isBusy={isBusy} className={css.panel} aria-label={t('clientSettings')}>
      <LeaveGuard />
      <Card title={t('privacy')}>
        <Switches names={privacySwitches} />
      </Card>
      <Card title={t('limits')}>
        <div className={css.fields}>
          {numberFields.map((name) => (
            <FormText key={name} name={name} label={t(name)} inputMode="numeric" />
          ))}
        </div>
      </Card>
      <Card title={t('offer')}>
        <Switches names={offerSwitches} />
        <FileFormats />
        <FormField name="supportedLltsLanguages" label={t('supportedLltsLanguages')}>
          {({ value, error, change }) => (
            <LanguageDropdown
              label={t('supportedLltsLanguages')}
              help={t('allLanguages')}
              languages={languages}
              value={value as string[]}
              error={error}
              onChange={change}
              multiple
            />
          )}
        </FormField>
      </Card>
      <Card title={t('engineOrder')}>
        <EngineRules engines={choices} languages={languages} />
      </Card>
      <SubmitError state={state} />
      <div>
        <button type="submit" className={button('solid')} disabled={isBusy}>
          {t('save')}
        </button>
      </div>
    </Form>
  )
}

/** Also those that a rule names although they are no longer configured. */
function listChoices(engines: ClientSettingsReply['engines'], rules: readonly EngineOrderRule[]) {
  const names = new Set(rules.flatMap((rule) => rule.engines))
  for (const { name } of engines) names.delete(name)
  return [...engines, ...[...names].map((name) => ({ name, isRemote: false }))]
}

type SwitchName = (typeof privacySwitches | typeof offerSwitches)[number]

/** What the client can use is checked, also where the setting says that it cannot. */
function Switches({ names }: { names: readonly SwitchName[] }) {
  const t = useMessages(administrationMessages)
  return (
    <div className={css.switches}>
      {names.map((name) => (
        <FormCheckbox
          key={name}
          name={name}
          label={t(name)}
          isInverted={name.startsWith('disable')}
          className={css.switch}
        >
          <span>
            {t(name)}
            {name === 'isKeptOnOurMachines' && <small>{t('keptHelp')}</small>}
            {name === 'isCacheDisabled' && <small>{t('cacheHelp')}</small>}
          </span>
        </FormCheckbox>
      ))}
    </div>
  )
}
