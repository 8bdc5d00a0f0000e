import { createPresignedPost as createPresignedPostEndpoint } from '@portolan/contract/files'
import { type Route, route } from '../../platform/serve.ts'
import type { FileStore } from '../../ports/file-store.ts'
import { createPresignedPost } from './create-presigned-post.ts'

export function fileRoutes(needs: { fileStore: FileStore }): Route[] {
  return [
    route(createPresignedPostEndpoint, ({ actor, body }) => createPresignedPost(needs, actor, body?.maxTotalBytes)),
  ]
}
