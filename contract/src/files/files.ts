import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** Upload limits in bytes. */
export const uploadLimits = {
  anonymous: { files: 20, bytesPerFile: 41_943_040, bytesInTotal: 62_914_560 },
  signedIn: { files: 100, bytesPerFile: 1_048_576_000 },
} as const

export const PresignedPost = z.object({ url: z.string(), fields: z.record(z.string(), z.string()) })
export type PresignedPost = z.infer<typeof PresignedPost>

export const createPresignedPost = endpoint({
  name: 'createPresignedPost',
  summary: 'Create a temporary upload form, with a size limit per file',
  tag: 'files',
  method: 'POST',
  path: '/tempFiles/actions/createPresignedPost',
  access: 'anyone',
  body: z.optional(
    z.object({
      /** Also limits each single file. */
      maxTotalBytes: z.optional(z.int().check(z.positive())),
    }),
  ),
  reply: PresignedPost,
  status: 201,
  refusals: ['upload_quota_reached', 'no_room'],
  example: {
    body: { maxTotalBytes: 62_914_560 },
    reply: {
      url: 'https://portal.example/store/portolan',
      fields: { key: 'temp/0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11/${filename}', Policy: 'eyJleHBpcmF0aW9uIjoi…' },
    },
  },
})

const FileKeys = z
  .array(z.string().check(z.minLength(1), z.maxLength(1000)))
  .check(z.maxLength(uploadLimits.signedIn.files))

/** A POST, because keys must not appear in an address. */
export const findUploads = endpoint({
  name: 'findUploads',
  summary:
    'Find which uploads the caller can still send with a request. Others may be deleted, sent or of someone else',
  tag: 'files',
  method: 'POST',
  path: '/tempFiles/actions/find',
  access: 'anyone',
  body: z.object({ fileKeys: FileKeys }),
  reply: z.object({ fileKeys: FileKeys }),
  refusals: [],
  example: {
    body: { fileKeys: ['temp/0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11/letter.docx'] },
    reply: { fileKeys: ['temp/0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11/letter.docx'] },
  },
})

/** Files of this size and above are uploaded in parts, so that a lost connection does not lose the whole upload. */
export const multipartFromBytes = 32 * 1024 * 1024

/** Proves that the caller started the upload. Valid for a day. */
const uploadToken = z.string().check(z.minLength(1), z.maxLength(4000))
const exampleToken = 'q5cE1xMhW3mB0yq0cJ7u…'
const exampleKey = 'temp/0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11/Interview.mp4'

export const MultipartUpload = z.object({
  uploadToken,
  fileKey: z.string(),
  /** Size of every part except the last. */
  partBytes: z.int(),
  parts: z.int(),
})
export type MultipartUpload = z.infer<typeof MultipartUpload>

export const startMultipartUpload = endpoint({
  name: 'startMultipartUpload',
  summary: 'Start a multipart upload of a large file',
  tag: 'files',
  method: 'POST',
  path: '/tempFiles/actions/startMultipartUpload',
  access: 'anyone',
  body: z.object({
    /** Without a path. */
    fileName: z.string().check(z.minLength(1), z.maxLength(255), z.regex(/^(?!\.{1,2}$)[^/\\\p{Cc}]+$/u)),
    size: z.int().check(z.positive()),
  }),
  reply: MultipartUpload,
  status: 201,
  refusals: ['files_too_large', 'upload_quota_reached', 'no_room'],
  example: {
    body: { fileName: 'Interview.mp4', size: 734_003_200 },
    reply: { uploadToken: exampleToken, fileKey: exampleKey, partBytes: 8_388_608, parts: 88 },
  },
})

const PartNumber = z.int().check(z.positive(), z.maximum(10_000))

export const signParts = endpoint({
  name: 'signParts',
  summary: 'Create temporary addresses for uploading parts, each by PUT',
  tag: 'files',
  method: 'POST',
  path: '/tempFiles/actions/signParts',
  access: 'anyone',
  body: z.object({ uploadToken, partNumbers: z.array(PartNumber).check(z.minLength(1), z.maxLength(100)) }),
  reply: z.object({ parts: z.array(z.object({ partNumber: PartNumber, url: z.string() })) }),
  refusals: ['upload_not_found'],
  example: {
    body: { uploadToken: exampleToken, partNumbers: [1] },
    reply: { parts: [{ partNumber: 1, url: `https://portal.example/store/portolan/${exampleKey}?partNumber=1&…` }] },
  },
})

/** A POST, because a token must not appear in an address. */
export const listUploadedParts = endpoint({
  name: 'listUploadedParts',
  summary: 'List the parts that are already uploaded',
  tag: 'files',
  method: 'POST',
  path: '/tempFiles/actions/listUploadedParts',
  access: 'anyone',
  body: z.object({ uploadToken }),
  reply: z.object({ partNumbers: z.array(PartNumber) }),
  refusals: ['upload_not_found'],
  example: { body: { uploadToken: exampleToken }, reply: { partNumbers: [1, 2, 3] } },
})

export const completeMultipartUpload = endpoint({
  name: 'completeMultipartUpload',
  summary: 'Complete a multipart upload',
  tag: 'files',
  method: 'POST',
  path: '/tempFiles/actions/completeMultipartUpload',
  access: 'anyone',
  body: z.object({ uploadToken }),
  reply: z.object({ fileKey: z.string() }),
  refusals: ['upload_not_found', 'parts_missing', 'no_room'],
  example: { body: { uploadToken: exampleToken }, reply: { fileKey: exampleKey } },
})

export const abortMultipartUpload = endpoint({
  name: 'abortMultipartUpload',
  summary: 'Abort a multipart upload and delete its parts',
  tag: 'files',
  method: 'POST',
  path: '/tempFiles/actions/abortMultipartUpload',
  access: 'anyone',
  body: z.object({ uploadToken }),
  refusals: ['upload_not_found'],
  example: { body: { uploadToken: exampleToken } },
})
