export { ensureWebhook } from './ensure-webhook.ts'
export { translationManagement } from './feature.ts'
export { handOver } from './hand-over.ts'
export { forwardPayment } from './send-payment.ts'
