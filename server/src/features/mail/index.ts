export { renderMail } from './render-mail.ts'
export { mailHandlers, mailJobs, sendMail } from './send-mail.ts'
export { type SecurityEvent, securityNotice } from './templates/security-notice.ts'
export { testMessage } from './templates/test-message.ts'
