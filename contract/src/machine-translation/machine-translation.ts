import * as z from 'zod/mini'

export const FileFormat = z.enum(['TEXT', 'WORD', 'EXCEL', 'POWERPOINT', 'PDF'])
export type FileFormat = z.infer<typeof FileFormat>
