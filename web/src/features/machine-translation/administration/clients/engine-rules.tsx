import type { ClientSettingsReply } from '@portolan/contract/machine-translation/admin/clients'
import type { Language } from '@portolan/contract/reference/reference'
import { FormField } from '../../../../shared/forms/fields/form-field.tsx'
import { FormSelect } from '../../../../shared/forms/fields/inputs.tsx'
import { RowsError } from '../../../../shared/forms/fields/rows-error.tsx'
import { useRows } from '../../../../shared/forms/fields/use-rows.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { LanguageDropdown } from '../../../../shared/ui/language-dropdown/language-dropdown.tsx'
import css from '../administration.module.css'
import { administrationMessages } from '../messages/administration.ts'
import { nameEngine } from '../names.ts'

type Props = { engines: ClientSettingsReply['engines']; languages: readonly Language[] }

/** The order of engines for a pair. Without a rule, quality decides, then the provider's order. */
export function EngineRules({ engines, languages }: Props) {
  const t = useMessages(administrationMessages)
  const empty = { sourceLanguageId: '', targetLanguageId: '', engines: engines.map(() => '') }
  const { rows, canAdd, add, remove } = useRows('engineOrder', empty)
  return (
    <div className={css.panel}>
      <p className={css.note}>{t('engineOrderHelp')}</p>
      {rows.map(({ key, name }, at) => (
        <fieldset key={key} className={css.rule}>
          <legend>{t('rule', { number: at + 1 })}</legend>
          <div className={css.fields}>
            {(['sourceLanguageId', 'targetLanguageId'] as const).map((field) => (
              <FormField key={field} name={`${name}.${field}`} label={t(field)}>
                {({ value, error, change }) => (
                  <LanguageDropdown
                    label={t(field)}
                    help={t('anyLanguage')}
                    languages={languages}
                    value={value ? [String(value)] : []}
                    error={error}
                    onChange={([id = '']) => change(id)}
                  />
                )}
              </FormField>
            ))}
          </div>
          <EngineChoices name={name} engines={engines} />
          <div>
            <button
              type="button"
              className={button('text')}
              aria-label={t('removeRule', { number: at + 1 })}
              onClick={() => remove(at)}
            >
              <Icon name="trash" />
              {t('remove')}
            </button>
          </div>
        </fieldset>
      ))}
      <RowsError name="engineOrder" label={t('engineOrder')} />
      {canAdd && (
        <div>
          <button type="button" className={button('outline')} onClick={add}>
            <Icon name="plus" />
            {t('addRule')}
          </button>
        </div>
      )}
    </div>
  )
}

function EngineChoices({ name, engines }: { name: string; engines: ClientSettingsReply['engines'] }) {
  const t = useMessages(administrationMessages)
  const options = engines.map((engine) => ({
    value: engine.name,
    name: engine.isRemote ? t('remoteEngine', { engine: nameEngine(t, engine.name) }) : nameEngine(t, engine.name),
  }))
  return (
    <>
      <div className={css.fields}>
        {engines.map((engine, at) => (
          <FormSelect
            key={engine.name}
            name={`${name}.engines.${at}`}
            label={at === 0 ? t('firstEngine') : t('nextEngine', { number: at + 1 })}
            options={options}
            placeholder={t('noEngine')}
            marksOptional={false}
          />
        ))}
      </div>
      <RowsError name={`${name}.engines`} label={t('engines')} />
    </>
  )
}
