import * as z from 'zod/mini'
import { defineTemplate } from '../template.ts'
import { paragraph } from './about-request.ts'

/** A code to type where an address has to be shown to be one's own. */
export const verificationCode = defineTemplate(
  'verification-code',
  z.object({ code: z.string() }),
  ({ code }, { accounts: t }) => ({
    subject: t('codeSubject', { code }),
    preview: t('codePreview'),
    title: t('codeTitle'),
    blocks: [paragraph(t('codeLead')), { kind: 'code', text: code }, paragraph(t('codeNotYou'))],
  }),
)
