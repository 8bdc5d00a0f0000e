import * as z from 'zod/mini'

/** The portal's applications. The server returns which are enabled for a user. */
export const ApplicationId = z.enum([
  'createProject',
  'xtrfDashboard',
  'invoices',
  'llsInterpretingService',
  'languageLineConnect',
  'websiteProxy',
  'connector',
  'machineTranslation',
  'quickTranslation',
  'consoleHelp',
  'reports',
  'coupa',
])
export type ApplicationId = z.infer<typeof ApplicationId>
