import { projectNameMaxLength } from '@portolan/contract/job-requests/requests'
import { extensionsOf } from '@portolan/contract/machine-translation/file-extensions'
import { maxTotalFileSize, translateFiles } from '@portolan/contract/machine-translation/files'
import type { MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import * as z from 'zod/mini'
import type { UploadLimits } from '../../../../shared/uploads/upload-rules.ts'

/** The files are uploaded apart from the form, which knows their names only. The first one names the request. */
export const uploadSchema = z.extend(z.omit(translateFiles.body, { files: true }), {
  requestName: z.string().check(z.maxLength(projectNameMaxLength)),
  files: z.array(z.string()).check(z.minLength(1)),
})

type Limits = Pick<MachineTranslationSettings, 'maxFilesPerRequest' | 'maxFileSizeMB' | 'allowedFileTypes'>

/** `providerTotal` is the provider's own limit for a request; null for none. */
export const uploadLimitsOf = (settings: Limits, providerTotal: number | null): UploadLimits => ({
  files: settings.maxFilesPerRequest,
  bytesPerFile: settings.maxFileSizeMB * 1024 ** 2,
  bytesInTotal: Math.min(maxTotalFileSize - 1, providerTotal ?? Number.POSITIVE_INFINITY),
  extensions: extensionsOf(settings.allowedFileTypes),
})
