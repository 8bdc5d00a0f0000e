import type { ReactNode } from 'react'
import { formatDate } from '../../../../shared/format.ts'
import type { SchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { useUnfinishedFields } from '../../../../shared/forms/use-unfinished-fields.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import type { UploadState } from '../../../../shared/uploads/upload-state.ts'
import { UploadTotal } from '../../../../shared/uploads/widgets/upload-total.tsx'
import { createRequestMessages } from '../messages/create-request.ts'
import { linksToSend, sendsFiles } from '../model/content-parts.ts'
import { toFormValues } from '../model/form-values.ts'
import type { RequestSchema } from '../model/request-schema.ts'
import { clientOf } from '../model/requester.ts'
import { neededByOf, type Setup, type Values } from '../model/values.ts'
import { LanguagePair } from './language-pair.tsx'
import css from './side-summary.module.css'

type Props = {
  values: Values
  setup: Setup
  uploads: UploadState
  form: SchemaForm<RequestSchema>
  /** What it would cost. */
  estimate: ReactNode
  /** The buttons that send the form. */
  children: ReactNode
}

/**
 * Next to the form, where there is room: what is in it, what is still missing, and the buttons that send it. On a narrow
 * page it is a bar at the bottom with the buttons.
 */
export function SideSummary({ values, setup, uploads, form, estimate, children }: Props) {
  const t = useMessages(createRequestMessages)
  const missing = useUnfinishedFields(form, toFormValues(values, setup))
  const client = clientOf(setup.requester)
  const neededBy = neededByOf(values, setup.definitions)
  return (
    <aside className={css.summary} data-priced={Boolean(estimate)} aria-label={t('summary')}>
      <div className={css.content}>
        <div className={css.head}>
          <h2>{t('summary')}</h2>
          {missing.length === 0 && (
            <p className={css.ready}>
              <Icon name="check" size={16} />
              {t('ready')}
            </p>
          )}
        </div>
        <dl>
          {client && (
            <div className={css.optional}>
              <dt>{t('sumOrganization')}</dt>
              <dd>
                <bdi>{client.clientName}</bdi>
              </dd>
            </div>
          )}
          <div className={css.optional}>
            <dt>{t('sumContent')}</dt>
            <dd>
              <Content values={values} uploads={uploads} />
            </dd>
          </div>
          <div>
            <dt>{t('sumLanguages')}</dt>
            <dd>
              <LanguagePair values={values} languages={setup.languages} />
            </dd>
          </div>
          {neededBy && (
            <div>
              <dt>{t('neededBy')}</dt>
              <dd>
                <time dateTime={neededBy}>{formatDate(neededBy)}</time>
              </dd>
            </div>
          )}
        </dl>
        {missing.length > 0 && (
          <div className={css.missing}>
            <h3>{t('stillMissing')}</h3>
            <ul>
              {missing.map(({ name, label }) => (
                <li key={name}>
                  <button type="button" onClick={() => form.fields.focus(name)}>
                    {label}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )}
        {estimate}
      </div>
      {missing.length > 0 && <p className={css.count}>{t('missingCount', { count: missing.length })}</p>}
      {children}
    </aside>
  )
}

/** More are counted only. */
const mostNames = 3

function Content({ values, uploads }: Pick<Props, 'values' | 'uploads'>) {
  const t = useMessages(createRequestMessages)
  const references = values.includeReferenceFiles ? uploads.items.filter(({ list }) => list === 'reference') : []
  const files = sendsFiles(values) ? uploads.items.filter(({ list }) => list === 'project') : []
  const links = linksToSend(values)
  const words = values.inputMethod === 'TEXT' ? (values.textInput.match(/\S+/g) ?? []) : []
  const isEmpty = [references, files, links, words].every(({ length }) => length === 0)
  if (isEmpty) return t('noneYet')
  return (
    <>
      {files.slice(0, mostNames).map(({ id, name }) => (
        <p key={id}>
          <bdi>{name}</bdi>
        </p>
      ))}
      {files.length > 0 && <UploadTotal state={{ ...uploads, items: files }} />}
      {words.length > 0 && <p>{t('words', { count: words.length })}</p>}
      {links.length > 0 && <p>{t('links', { count: links.length })}</p>}
      {references.length > 0 && <p>{t('referenceCount', { count: references.length })}</p>}
    </>
  )
}
