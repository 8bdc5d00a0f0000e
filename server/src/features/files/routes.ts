import * as endpoints from '@portolan/contract/files/files'
import { type Route, route } from '../../platform/http/serve.ts'
import type { SecretBox } from '../../platform/secret-box.ts'
import type { Database } from '../../tables/database.ts'
import { abortMultipartUpload, completeMultipartUpload, listUploadedParts, signParts } from './continue-upload.ts'
import { createPresignedPost, type FormNeeds } from './create-presigned-post.ts'
import { findUploads } from './find-uploads.ts'
import { startMultipartUpload } from './start-multipart-upload.ts'

export type FileNeeds = FormNeeds & { readonly db: Database; readonly uploadBox: SecretBox }

export function fileRoutes(needs: FileNeeds): Route[] {
  return [
    route(endpoints.createPresignedPost, ({ actor, origin: { ip }, body }) =>
      createPresignedPost(needs.db, needs, { actor, ip, maxTotalBytes: body?.maxTotalBytes }),
    ),
    route(endpoints.findUploads, ({ actor, body }) => findUploads(needs, actor, body.fileKeys)),
    route(endpoints.startMultipartUpload, ({ actor, origin: { ip }, body }) =>
      startMultipartUpload(needs, { actor, ip, ...body }),
    ),
    route(endpoints.signParts, ({ actor, body }) => signParts(needs, actor, body)),
    route(endpoints.listUploadedParts, ({ actor, body }) => listUploadedParts(needs, actor, body.uploadToken)),
    route(endpoints.completeMultipartUpload, ({ actor, body }) =>
      completeMultipartUpload(needs, actor, body.uploadToken),
    ),
    route(endpoints.abortMultipartUpload, ({ actor, body }) => abortMultipartUpload(needs, actor, body.uploadToken)),
  ]
}
