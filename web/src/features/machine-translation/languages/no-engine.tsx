import type { MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import type { Language } from '@portolan/contract/reference/reference'
import { nameInSentence } from '../../../shared/format.ts'
import { joinNames } from '../../../shared/join-names.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { type Handed, HumanRequestButton } from './human-request-button.tsx'
import { noEngineMessages } from './messages/no-engine.ts'
import css from './no-engine.module.css'
import { useHumanRequest } from './use-human-request.ts'

type Props = {
  id: string
  settings: MachineTranslationSettings
  /** Undefined while it is not known. */
  source: Language | undefined
  /** The chosen languages that no engine translates into. */
  targets: readonly Language[]
  /** The other chosen targets, which an engine translates into, and what translates into them alone. */
  others?: { readonly languages: readonly Language[]; readonly translate: () => void }
  handed: () => Handed | Promise<Handed>
  of: 'text' | 'files'
}

/** Says that no engine translates the chosen languages, and offers what can be done instead. */
export default function NoEngine({ id, settings, source, targets, others, handed, of }: Props) {
  const t = useMessages(noEngineMessages)
  const join = (languages: readonly Language[]) => joinNames(languages.map(({ name }) => nameInSentence(name)))
  const names = { source: nameInSentence(source?.name ?? ''), targets: join(targets) }
  const isSame = targets.some((target) => target.id === source?.id)
  const canRequest = useHumanRequest(settings) !== undefined && !isSame
  const reason = isSame ? 'same' : !source ? 'into' : targets.length === 0 ? 'from' : 'pair'
  return (
    <div id={id} className={css.box} role="status">
      <p>
        <strong>{t(reason, names)}</strong>
      </p>
      <p>{t(!canRequest ? 'chooseAnother' : of === 'files' ? 'filesToPeople' : 'textToPeople')}</p>
      <div className={css.actions}>
        {canRequest && <HumanRequestButton settings={settings} handed={handed} kind="solid" />}
        {others && others.languages.length > 0 && (
          <button type="button" className={button('outline')} onClick={others.translate}>
            {t('translateOthers', { names: join(others.languages) })}
          </button>
        )}
      </div>
    </div>
  )
}
