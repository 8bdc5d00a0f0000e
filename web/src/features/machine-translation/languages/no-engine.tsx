import type { MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import type { Language } from '@portolan/contract/reference/reference'
import { joinNames } from '../../../shared/join-names.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import type { HandedText } from '../../../shared/request/handed-text.ts'
import { HumanRequestButton } from './human-request-button.tsx'
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
  /** Other targets are chosen that an engine translates into. */
  hasOthers?: boolean
  handed: () => Partial<HandedText>
  of: 'text' | 'files'
}

/** Says that no engine translates the chosen languages, and offers what can be done instead. */
export default function NoEngine({ id, settings, source, targets, hasOthers = false, handed, of }: Props) {
  const t = useMessages(noEngineMessages)
  const canRequest = useHumanRequest(settings) !== undefined
  const names = { source: source?.name ?? '', targets: joinNames(targets.map(({ name }) => name)) }
  const isSame = targets.some((target) => target.id === source?.id)
  const reason = isSame ? 'same' : !source ? 'into' : targets.length === 0 ? 'from' : 'pair'
  return (
    <div id={id} className={css.box} role="status">
      <p>
        <strong>{t(reason, names)}</strong>
      </p>
      {isSame || !canRequest ? (
        <p>{t('chooseAnother')}</p>
      ) : (
        <>
          <p>{t(of === 'files' ? 'filesToPeople' : 'textToPeople')}</p>
          {hasOthers && <p>{t('translateOthers', names)}</p>}
          <HumanRequestButton settings={settings} handed={handed} kind="solid" />
        </>
      )}
    </div>
  )
}
