import * as z from 'zod/mini'

export const FileFormat = z.enum(['TEXT', 'WORD', 'EXCEL', 'POWERPOINT', 'PDF'])
export type FileFormat = z.infer<typeof FileFormat>

/** Why a user asks for a human expert after machine translation. */
export const HumanExpertReason = z.enum(['CLEAN_UP_FORMATTING', 'NEED_HUMAN_TRANSLATION', 'OTHER'])
export type HumanExpertReason = z.infer<typeof HumanExpertReason>
