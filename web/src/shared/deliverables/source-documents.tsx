import type { FileKind, JobRequest } from '@portolan/contract/job-requests/requests'
import { useMessages } from '../messages/messages.ts'
import { RequestCountNotes } from '../request/count-notes.tsx'
import { requestMessages } from '../request/messages/requests.ts'
import { Icon } from '../ui/icon.tsx'
import { byFileName, FileList } from './file-list.tsx'
import { FileSection } from './file-section.tsx'
import css from './files.module.css'

/** What was sent: each section only where there is something in it. Only source files are counted. */
export function SourceDocuments({ request }: { request: JobRequest }) {
  const t = useMessages(requestMessages)
  const filesOf = (kind: FileKind) => request.files.filter(({ category }) => category === kind)
  const sources = filesOf('SOURCE_DOCUMENT')
  const references = filesOf('REFERENCE')
  const links = request.fileLinks.toSorted((one, other) => byFileName(one.name, other.name))
  return (
    <div className={css.sections}>
      {sources.length > 0 && (
        <FileSection title={t('sourceFiles')}>
          <FileList requestId={request.id} label={t('sourceFiles')} files={sources} />
          <div className={css.counted}>
            <RequestCountNotes request={request} />
          </div>
        </FileSection>
      )}
      {references.length > 0 && (
        <FileSection title={t('referenceFiles')}>
          <FileList requestId={request.id} label={t('referenceFiles')} files={references} />
        </FileSection>
      )}
      {links.length > 0 && (
        <FileSection title={t('sourceLinks')}>
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
        </FileSection>
      )}
    </div>
  )
}
