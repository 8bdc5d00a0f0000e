import { lazy, type ReactNode, Suspense } from 'react'
import { FormTextArea } from '../../../../shared/forms/fields/inputs.tsx'
import { useFormContext } from '../../../../shared/forms/form-context.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { textFileName } from '../../../../shared/request/project-name.ts'
import choices from '../../../../shared/ui/fields/choices.module.css'
import type { Uploader } from '../../../../shared/uploads/uploader.ts'
import { FileField } from '../../../../shared/uploads/widgets/file-field.tsx'
import { createRequestMessages } from '../messages/create-request.ts'
import { sendsFiles, sendsLinks } from '../model/content-parts.ts'
import { inputMethods } from '../model/values.ts'
import { ProjectFiles } from './project-files.tsx'
import { RejectedFiles } from './rejected-files.tsx'
import css from './request-form.module.css'
import type { SectionProps } from './section-props.ts'

const LinkRows = lazy(() => import('./link-rows.tsx'))

const names = { FILES: 'methodFiles', TEXT: 'methodText', FILELINKS: 'methodLinks' } as const

type Props = SectionProps & {
  uploader: Uploader
  /** Sends what is added at once; undefined where nothing is sent before the form. */
  earlyUploader: Uploader | undefined
}

/** What is to be translated: files, a text or links; and reference files. */
export function ContentFields({ uploader, earlyUploader, values, setup }: Props) {
  const t = useMessages(createRequestMessages)
  const { change } = useFormContext()
  const rejected = setup.reused?.rejected ?? []
  return (
    <>
      <fieldset className={choices.boxes}>
        <legend>{t('inputMethod')}</legend>
        {inputMethods.map((method) => (
          <label key={method}>
            <input
              type="radio"
              name="inputMethod"
              value={method}
              checked={values.inputMethod === method}
              onChange={() => change('inputMethod', method)}
            />
            <span>{t(names[method])}</span>
          </label>
        ))}
      </fieldset>
      {sendsFiles(values) && <ProjectFiles uploader={uploader} earlyUploader={earlyUploader} rejected={rejected} />}
      {values.inputMethod === 'TEXT' && (
        <FormTextArea
          name="textInput"
          label={t('text')}
          help={values.projectName.trim() && t('textHelp', { name: textFileName(values.projectName) })}
          rows={8}
          dir="auto"
          optional={false}
        />
      )}
      {sendsLinks(values) && (
        <LinkGroup title={values.keepsFilesAndLinks ? t('keptLinks') : undefined}>
          <Suspense>
            <LinkRows mayBeEmpty={values.keepsFilesAndLinks} />
          </Suspense>
        </LinkGroup>
      )}
      <label className={css.tick}>
        <input
          type="checkbox"
          aria-describedby="references-help"
          checked={values.includeReferenceFiles}
          onChange={(event) => change('includeReferenceFiles', event.target.checked)}
        />
        <span>
          {t('withReferences')}
          <small id="references-help">{t('withReferencesHelp')}</small>
        </span>
      </label>
      {values.includeReferenceFiles && (
        <div>
          <RejectedFiles uploader={uploader} list="reference" rejected={rejected} />
          <FileField
            label={t('references')}
            uploader={uploader}
            sender={earlyUploader}
            list="reference"
            takesPaste={!sendsFiles(values)}
          />
        </div>
      )}
    </>
  )
}

/** Together with files, links need a title of their own. */
function LinkGroup({ title, children }: { title: string | undefined; children: ReactNode }) {
  if (title === undefined) return children
  return (
    <fieldset className={css.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}
