import type { ReactNode } from 'react'
import type { Problems } from '../../../../shared/form-problems.ts'
import { useLocale } from '../../../../shared/messages/language.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import type { UploadState } from '../../../../shared/uploads/upload-state.ts'
import { UploadTotal } from '../../../../shared/uploads/widgets/upload-total.tsx'
import { clientOf } from '../model/sender.ts'
import type { Setup, Values } from '../model/values.ts'
import { linksToSend, sendsFiles } from './content-parts.ts'
import css from './side-summary.module.css'
import { useWords } from './use-form-texts.ts'

type Props = {
  values: Values
  setup: Setup
  uploads: UploadState
  problems: Problems
  names: Readonly<Record<string, string>>
  onGo: (field: string) => void
  /** What it would cost. */
  children?: ReactNode
}

/** Beside the form, where there is room: what is in it, and what is still missing. */
export function SideSummary({ values, setup, uploads, problems, names, onGo, children }: Props) {
  const { t } = useWords()
  const missing = Object.keys(problems)
  const client = clientOf(setup.sender)
  return (
    <aside className={css.summary} aria-label={t('summary')}>
      <h2>{t('summary')}</h2>
      <dl>
        {client && (
          <div>
            <dt>{t('sumOrganisation')}</dt>
            <dd>
              <bdi>{client.clientName}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('sumLanguages')}</dt>
          <dd>
            <Languages values={values} setup={setup} />
          </dd>
        </div>
        <div>
          <dt>{t('sumContent')}</dt>
          <dd>
            <Content values={values} uploads={uploads} />
          </dd>
        </div>
      </dl>
      {children}
      {missing.length === 0 ? (
        <p className={css.ready}>
          <Icon name="check" />
          {t('ready')}
        </p>
      ) : (
        <div className={css.missing}>
          <h3>{t('stillMissing')}</h3>
          <ul>
            {missing.map((field) => (
              <li key={field}>
                <button type="button" onClick={() => onGo(field)}>
                  {names[field] ?? field}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </aside>
  )
}

function Languages({ values, setup }: Pick<Props, 'values' | 'setup'>) {
  const { t } = useWords()
  const locale = useLocale()
  const nameOf = (id: string) => setup.languages.find((one) => one.id === id)?.name ?? id
  const { sourceLanguageId: source, targetLanguageIds: targets } = values
  if (!source && targets.length === 0) return t('noneYet')
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(targets.map(nameOf))
  return t('fromTo', { source: source ? nameOf(source) : '…', targets: list || '…' })
}

function Content({ values, uploads }: Pick<Props, 'values' | 'uploads'>) {
  const { t } = useWords()
  const references = values.includeReferenceFiles ? uploads.items.filter(({ list }) => list === 'reference') : []
  const files = sendsFiles(values) ? uploads.items.filter(({ list }) => list === 'project') : []
  const links = linksToSend(values)
  const words = values.inputMethod === 'TEXT' ? (values.textInput.match(/\S+/g) ?? []) : []
  const isEmpty = [references, files, links, words].every(({ length }) => length === 0)
  if (isEmpty) return t('noneYet')
  return (
    <>
      {files.length > 0 && <UploadTotal state={{ ...uploads, items: files }} />}
      {words.length > 0 && <p>{t('words', { count: words.length })}</p>}
      {links.length > 0 && <p>{t('links', { count: links.length })}</p>}
      {references.length > 0 && <p>{t('referenceCount', { count: references.length })}</p>}
    </>
  )
}
