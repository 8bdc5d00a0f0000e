import type { FileKind, JobRequest } from '@portolan/contract/job-requests'
import type { ReactNode } from 'react'
import { byName, FileList } from '../../shared/deliverables/file-list.tsx'
import css from '../../shared/deliverables/files.module.css'
import { useMessages } from '../../shared/messages/messages.ts'
import { requestMessages } from '../../shared/messages/requests.ts'
import { Icon } from '../../shared/ui/icon.tsx'

/** What was sent: each section only where there is something in it. */
export function SourceDocuments({ request }: { request: JobRequest }) {
  const t = useMessages(requestMessages)
  const filesOf = (kind: FileKind) => request.files.filter(({ category }) => category === kind)
  const sources = filesOf('SOURCE_DOCUMENT')
  const references = filesOf('REFERENCE')
  const links = request.fileLinks.toSorted((one, other) => byName(one.name, other.name))
  return (
    <div className={css.sections}>
      {sources.length > 0 && (
        <Section title={t('sourceFiles')}>
          <FileList requestId={request.id} label={t('sourceFiles')} files={sources} />
        </Section>
      )}
      {references.length > 0 && (
        <Section title={t('referenceFiles')}>
          <FileList requestId={request.id} label={t('referenceFiles')} files={references} />
        </Section>
      )}
      {links.length > 0 && (
        <Section title={t('sourceLinks')}>
          <ul className={css.files} aria-label={t('sourceLinks')}>
            {links.map(({ url, name }) => (
              <li key={url} className={css.file}>
                <Icon name="external" flip />
                <a className={css.link} href={url} target="_blank" rel="noopener noreferrer">
                  <bdi>{name}</bdi> <span className="visually-hidden">{t('opensElsewhere')}</span>
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className={css.title}>{title}</h2>
    {children}
  </section>
)
