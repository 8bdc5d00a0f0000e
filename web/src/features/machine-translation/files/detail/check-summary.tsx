import type { FileTranslation } from '@portolan/contract/machine-translation/file-translations'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import css from '../../requests/detail/rows.module.css'
import { en } from '../messages/check.en.ts'
import { checkMessages } from '../messages/check.ts'

type Check = NonNullable<FileTranslation['check']>
type Key = keyof typeof en

const leftKey = (reason: string): Key =>
  Object.hasOwn(en, `left_${reason}`) ? (`left_${reason}` as Key) : 'left_other'

/** What was found when the translated file was read back. */
export function CheckSummary({ check }: { check: Check }) {
  const t = useMessages(checkMessages)
  const left = check.left.reduce((sum, { count }) => sum + count, 0)
  const figures = [
    t('translated', { count: check.translated }),
    ...(check.same > 0 ? [t('same', { count: check.same })] : []),
    ...(check.failed > 0 ? [t('failed', { count: check.failed })] : []),
    ...(left > 0 ? [t('left', { count: left })] : []),
  ]
  return (
    <>
      <details className={css.check}>
        <summary>
          <Icon name="chevron" size={16} />
          {figures.join(' · ')}
        </summary>
        <ul>
          <li>{t('readBack')}</li>
          {check.same > 0 && <li>{t('sameHelp')}</li>}
          {check.failed > 0 && <li>{t('failedHelp')}</li>}
          {check.recognized && (
            <li>{t('recognized', { count: check.recognized.pages, percent: check.recognized.confidence })}</li>
          )}
          {check.left.map(({ reason, count }) => (
            <li key={reason}>{(t as (key: Key, params: { count: number }) => string)(leftKey(reason), { count })}</li>
          ))}
        </ul>
      </details>
      <Warnings warnings={check.warnings} />
    </>
  )
}

function Warnings({ warnings }: { warnings: readonly string[] }) {
  const t = useMessages(checkMessages)
  const textOf = (warning: string) =>
    Object.hasOwn(en, `warning_${warning}`)
      ? (t as unknown as (key: string) => string)(`warning_${warning}`)
      : t('warning_other', { warning })
  return warnings.map((warning) => (
    <p key={warning} className={css.warning}>
      <Icon name="alert" size={16} />
      {textOf(warning)}
    </p>
  ))
}
