import { FormText } from '../../../../shared/forms/fields/inputs.tsx'
import { useRows } from '../../../../shared/forms/fields/use-rows.ts'
import { useFormContext } from '../../../../shared/forms/form-context.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button, iconButton } from '../../../../shared/ui/button.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { createRequestMessages } from '../messages/create-request.ts'
import { nameOfUrl } from '../model/links.ts'
import { emptyLink } from '../model/values.ts'
import css from './link-rows.module.css'

/** Files that are stored elsewhere, each with a web address and a name. All may be removed where there are files too. */
export default function LinkRows({ mayBeEmpty }: { mayBeEmpty: boolean }) {
  const t = useMessages(createRequestMessages)
  const { methods, change } = useFormContext()
  const { rows, canAdd, add, remove } = useRows('fileLinks', emptyLink)
  function nameLink(row: string) {
    const { url, name } = methods.getValues(row)
    if (name === '' && url !== '') change(`${row}.name`, nameOfUrl(url))
  }
  return (
    <div className={css.rows}>
      {rows.map(({ key, name }, at) => {
        const link = t('link', { number: at + 1 })
        return (
          <fieldset key={key} className={css.link}>
            <legend className="visually-hidden">{link}</legend>
            <FormText
              name={`${name}.url`}
              label={t('linkUrl')}
              nameInSummary={`${link}, ${t('linkUrl')}`}
              inputMode="url"
              dir="ltr"
              placeholder="https://"
              optional={false}
              onBlur={() => nameLink(name)}
            />
            <FormText
              name={`${name}.name`}
              label={t('linkName')}
              nameInSummary={`${link}, ${t('linkName')}`}
              dir="auto"
              optional={false}
            />
            {(mayBeEmpty || rows.length > 1) && (
              <button
                type="button"
                className={iconButton}
                aria-label={t('removeLink', { number: at + 1 })}
                onClick={() => remove(at)}
              >
                <Icon name="trash" />
              </button>
            )}
          </fieldset>
        )
      })}
      {canAdd && (
        <button type="button" className={`${button('outline')} ${css.add}`} onClick={add}>
          <Icon name="plus" />
          {t('addLink')}
        </button>
      )}
    </div>
  )
}
