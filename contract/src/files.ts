import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Upload limits in bytes. */
export const uploadLimits = {
  anonymous: { files: 20, bytesPerFile: 41_943_040, bytesInTotal: 62_914_560 },
  signedIn: { files: 100, bytesPerFile: 1_048_576_000 },
} as const

export const PresignedPost = z.object({ url: z.string(), fields: z.record(z.string(), z.string()) })
export type PresignedPost = z.infer<typeof PresignedPost>

export const createPresignedPost = endpoint({
  name: 'createPresignedPost',
  summary: 'A form that uploads files for a while, for at most so many bytes each',
  tag: 'files',
  method: 'POST',
  path: '/tempFiles/actions/createPresignedPost',
  access: 'anyone',
  body: z.optional(
    z.object({
      /** No file larger than what all of them may have together. */
      maxTotalBytes: z.optional(z.int().check(z.positive())),
    }),
  ),
  reply: PresignedPost,
  status: 201,
  refusals: [],
  example: {
    body: { maxTotalBytes: 62_914_560 },
    reply: {
      url: 'https://portal.example/store/portolan',
      fields: { key: 'temp/0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11/${filename}', Policy: 'eyJleHBpcmF0aW9uIjoi…' },
    },
  },
})
