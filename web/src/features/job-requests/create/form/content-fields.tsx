import type { ReactNode } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { TextAreaField } from '../../../../shared/ui/fields/text-area-field.tsx'
import type { Uploader } from '../../../../shared/uploads/uploader.ts'
import { FileField } from '../../../../shared/uploads/widgets/file-field.tsx'
import { createRequestMessages } from '../messages/create-request.ts'
import { textFileName } from '../model/project-name.ts'
import { inputMethods } from '../model/values.ts'
import { sendsFiles, sendsLinks } from './content-parts.ts'
import { FilesToReplace } from './files-to-replace.tsx'
import { type FormPart, textOf } from './form-part.ts'
import { LinkRows } from './link-rows.tsx'
import css from './request-form.module.css'

const names = { FILES: 'methodFiles', TEXT: 'methodText', FILELINKS: 'methodLinks' } as const

type Props = FormPart & {
  uploader: Uploader
  /** Sends what is added at once; undefined where nothing is sent before the form. */
  sender: Uploader | undefined
}

/** What is to be translated, by one of three ways, and what helps to translate it. */
export function ContentFields({ uploader, sender, ...part }: Props) {
  const t = useMessages(createRequestMessages)
  const { values, problems, change } = part
  return (
    <>
      <fieldset className={css.methods}>
        <legend>{t('inputMethod')}</legend>
        {inputMethods.map((method) => (
          <label key={method}>
            <input
              type="radio"
              name="inputMethod"
              value={method}
              checked={values.inputMethod === method}
              onChange={() => change({ inputMethod: method })}
            />
            <span>{t(names[method])}</span>
          </label>
        ))}
      </fieldset>
      {sendsFiles(values) && (
        <div data-field="files">
          <FilesToReplace uploader={uploader} list="project" rejected={part.setup.reused?.rejected} />
          <FileField
            label={t('files')}
            uploader={uploader}
            sender={sender}
            list="project"
            takesPaste
            error={problems.files}
          />
        </div>
      )}
      {values.inputMethod === 'TEXT' && (
        <div data-field="textInput">
          <TextAreaField
            {...textOf(part, 'textInput')}
            label={t('text')}
            help={values.projectName.trim() && t('textHelp', { name: textFileName(values.projectName) })}
            rows={8}
            dir="auto"
          />
        </div>
      )}
      {sendsLinks(values) && (
        <LinkGroup title={values.keepsFilesAndLinks ? t('keptLinks') : undefined}>
          <LinkRows {...part} mayBeEmpty={values.keepsFilesAndLinks} />
        </LinkGroup>
      )}
      <label className={css.tick}>
        <input
          type="checkbox"
          aria-describedby="references-help"
          checked={values.includeReferenceFiles}
          onChange={(event) => change({ includeReferenceFiles: event.target.checked })}
        />
        <span>
          {t('withReferences')}
          <small id="references-help">{t('withReferencesHelp')}</small>
        </span>
      </label>
      {values.includeReferenceFiles && (
        <div>
          <FilesToReplace uploader={uploader} list="reference" rejected={part.setup.reused?.rejected} />
          <FileField
            label={t('references')}
            uploader={uploader}
            sender={sender}
            list="reference"
            takesPaste={!sendsFiles(values)}
          />
        </div>
      )}
    </>
  )
}

/** Beside files, links need a title of their own. */
function LinkGroup({ title, children }: { title: string | undefined; children: ReactNode }) {
  if (title === undefined) return children
  return (
    <fieldset className={css.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}
