import type { LanguageGroup } from '@portolan/contract/accounts/language-groups'
import { useState } from 'react'
import { useFormContext } from '../../../../shared/forms/form-context.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { createRequestMessages } from '../messages/create-request.ts'
import css from './request-form.module.css'
import type { SectionProps } from './section-props.ts'

/** Adds all languages of a group, without those that are not offered. */
export default function GroupButtons({ groups, values, setup }: SectionProps & { groups: readonly LanguageGroup[] }) {
  const t = useMessages(createRequestMessages)
  const { change } = useFormContext()
  const [added, setAdded] = useState('')

  function add({ name, languages }: LanguageGroup) {
    const isOffered = (id: string) => setup.languages.some((one) => one.id === id && !one.isDisabled)
    const ids = languages.map(({ id }) => id).filter(isOffered)
    change('targetLanguageIds', [...new Set([...values.targetLanguageIds, ...ids])])
    setAdded(name)
  }

  return (
    <div className={css.groups}>
      <span>{t('addGroup')}</span>
      {groups.map((group) => (
        <button
          key={`${group.scope} ${group.name}`}
          type="button"
          className={button('outline')}
          onClick={() => add(group)}
        >
          <Icon name="plus" size={16} />
          <bdi>{group.name}</bdi>
        </button>
      ))}
      <span role="status" className="visually-hidden">
        {added && t('groupAdded', { name: added })}
      </span>
    </div>
  )
}
