import * as z from 'zod/mini'

/** The tools a user may have; the server tells which are enabled. */
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
