import type { Texts } from '@portolan/locale/message-types'

/** What each role may do, for administrators who give it. */
export const en = {
  CLIENT_MANAGER: 'Prices, assigns, delivers and completes orders.',
  PROJECT_COORDINATOR: 'Like the project manager, as coordinator of an order.',
  QUOTER: 'Prices requests and edits the rates of clients.',
  QA: 'Checks translations and adds files to orders.',
  DESKTOP_PUBLISHER: 'Lays out documents and sends them to QA.',
  ENGINEER: 'Prepares files and sends them to QA.',
  POWER_USER: 'Everything at the desk, and rates. No administration.',
  ADMIN: 'Everything, also clients, users and settings.',
  LINGUIST: 'Signs in and reads the help. Not given any more, as it has no rights.',
  OPERATOR: 'Signs in and reads the help. Not given any more, as it has no rights.',
  SUPER_USER: 'Signs in and reads the help. Not given any more, as it has no rights.',
  EXECUTIVE: 'Signs in and reads the help. Not given any more, as it has no rights.',
  CLIENT_EMPLOYEE: 'Makes requests, answers quotes and downloads translations.',
  CLIENT: 'The same, and manages the users and shared settings of the organization.',
} as const satisfies Texts
