import * as endpoints from '@portolan/contract/files'
import type { SecretBox } from '../../platform/secret-box.ts'
import { type Route, route } from '../../platform/serve.ts'
import type { FileStore } from '../../ports/file-store.ts'
import { createPresignedPost } from './create-presigned-post.ts'
import { abortMultipartUpload, completeMultipartUpload, listUploadedParts, signParts } from './go-on-with-upload.ts'
import { startMultipartUpload } from './start-multipart-upload.ts'

export function fileRoutes(needs: { fileStore: FileStore; uploadBox: SecretBox }): Route[] {
  return [
    route(endpoints.createPresignedPost, ({ actor, body }) => createPresignedPost(needs, actor, body?.maxTotalBytes)),
    route(endpoints.startMultipartUpload, ({ actor, body }) => startMultipartUpload(needs, actor, body)),
    route(endpoints.signParts, ({ actor, body }) => signParts(needs, actor, body)),
    route(endpoints.listUploadedParts, ({ actor, body }) => listUploadedParts(needs, actor, body.uploadToken)),
    route(endpoints.completeMultipartUpload, ({ actor, body }) =>
      completeMultipartUpload(needs, actor, body.uploadToken),
    ),
    route(endpoints.abortMultipartUpload, ({ actor, body }) => abortMultipartUpload(needs, actor, body.uploadToken)),
  ]
}
