import * as z from 'zod/mini'
import { messages } from '../messages/en.ts'
import { defineTemplate } from '../template.ts'

const { verificationCode: words } = messages

/** A code that verifies an e-mail address. */
export const verificationCode = defineTemplate('verification-code', z.object({ code: z.string() }), ({ code }) => ({
  subject: words.subject(code),
  preview: words.preview,
  title: words.title,
  blocks: [
    { kind: 'paragraph', text: words.lead },
    { kind: 'code', text: code },
    { kind: 'paragraph', text: words.notYou },
  ],
}))
