import { useId } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { rejectionMessages } from '../../../../shared/request/messages/rejections.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import type { UploadList } from '../../../../shared/uploads/upload-state.ts'
import type { Uploader } from '../../../../shared/uploads/uploader.ts'
import { useUploads } from '../../../../shared/uploads/use-uploader.ts'
import { createRequestMessages } from '../messages/create-request.ts'
import type { RejectedFile } from '../model/reused.ts'
import css from './files-to-replace.module.css'

type Props = { uploader: Uploader; list: UploadList; rejected: readonly RejectedFile[] }

/** Files of the earlier request that we could not accept, until one of the same name, of any type, is added. */
export default function FilesToReplace({ uploader, list, rejected }: Props) {
  const id = useId()
  const t = useMessages(createRequestMessages)
  const reasons = useMessages(rejectionMessages)
  const there = useUploads(uploader).items.map(({ name }) => stem(name))
  const missing = rejected.filter(({ name, ...file }) => file.list === list && !there.includes(stem(name)))
  if (missing.length === 0) return null
  return (
    <section className={css.box} aria-labelledby={id}>
      <h3 id={id}>
        <Icon name="alert" />
        {t('replaceTitle')}
      </h3>
      <ul>
        {missing.map(({ name, rejection }) => (
          <li key={name}>
            <bdi className={css.name}>{name}</bdi>
            <span>{reasons(`rejection_${rejection}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const stem = (name: string): string => name.replace(/\.[^.]*$/, '').toLowerCase()
