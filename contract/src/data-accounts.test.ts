import { describe, expect, it } from 'vitest'
import { UserAccount } from './accounts/accounts.ts'
import { LanguageGroup, LanguageGroupDraft } from './accounts/language-groups.ts'
import { IdentitySettings, OrganizationClientContact } from './accounts/organization.ts'
import { getClientConfig } from './clients/clients.ts'
import { accepts, expectExactly, expectValues } from './expect-schema.ts'
import { FileFormat } from './machine-translation/machine-translation.ts'
import { SubtitleFormat } from './machine-translation/media/subtitle-format.ts'
import { ReportType } from './reports/reports.ts'
import { Role } from './roles.ts'
import { EscalationReason } from './translation-management/translation-management.ts'
import { LogLevel } from './ui-logs/ui-logs.ts'

describe('other enumerations', () => {
  it('DATA-09 lists the report types', () => {
    expectValues(ReportType, 'PROJECT QUOTE TASK CLIENT_CONTACT')
  })

  it('DATA-10 lists the formats of files to translate', () => {
    expectValues(FileFormat, 'TEXT WORD EXCEL POWERPOINT PDF')
  })

  it('DATA-11 lists the subtitle formats', () => {
    expectValues(SubtitleFormat, 'srt docx json txt pac dfxp vtt imsc itt scc smi ttml stl xif xlsx')
  })

  it('DATA-12 lists the roles', () => {
    expectValues(
      Role,
      'ADMIN SUPER_USER OPERATOR POWER_USER CLIENT CLIENT_EMPLOYEE LINGUIST PROJECT_COORDINATOR CLIENT_MANAGER ' +
        'DESKTOP_PUBLISHER ENGINEER QA QUOTER EXECUTIVE',
    )
  })

  it('DATA-15 lists the levels of a log entry', () => {
    expectValues(LogLevel, 'DEBUG INFO WARN ERROR')
  })

  it('DATA-17 lists the reasons for asking a human expert', () => {
    expectValues(EscalationReason, 'CLEAN_UP_FORMATTING NEED_HUMAN_TRANSLATION OTHER')
  })
})

describe('an account', () => {
  const clientConfig = getClientConfig.example.reply
  const account = {
    loginName: 'client@harbor.example',
    email: 'client@harbor.example',
    roles: ['CLIENT'],
    clientConfig,
    firstName: 'Clara',
    lastName: 'Ito',
    isFederatedSsoAccount: false,
    externalGroups: [],
    locale: null,
    isProcurementBuyer: false,
  }

  it('DATA-18 has a login name, an email address, roles and its client', () => {
    expect(UserAccount.parse(account)).toEqual(account)
    expect(UserAccount.parse(account).clientConfig).toMatchObject({ isMfaEnabled: true, isOrgManagementEnabled: true })
    for (const field of ['loginName', 'email', 'roles', 'clientConfig']) {
      expect(accepts(UserAccount, { ...account, [field]: undefined })).toBe(false)
    }
    for (const flag of ['isMfaEnabled', 'isOrgManagementEnabled']) {
      expect(accepts(UserAccount, { ...account, clientConfig: { ...clientConfig, [flag]: undefined } })).toBe(false)
    }
    expect(accepts(UserAccount, { ...account, roles: ['EMPEROR'] })).toBe(false)
  })

  it('DATA-19 is a contact of its organization, with identity settings', () => {
    const id = '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11'
    const contact = { id, email: 'a@harbor.example', firstName: 'Ada', lastName: 'Oyelaran' }
    expectExactly(OrganizationClientContact, contact, 'id email firstName lastName')
    const settings = { username: 'a@harbor.example', isAccountEnabled: true, isMfaEnabled: false }
    expectExactly(IdentitySettings, settings, 'username isAccountEnabled isMfaEnabled')
  })

  it('DATA-20 has language groups of its own and of the organization', () => {
    const language = { id: 'esm', xtrfId: 300, name: 'Spanish (Mexico)' }
    const group = { name: 'Americas', scope: 'ORGANIZATION', languages: [language] }
    expectExactly(LanguageGroup, group, 'name scope languages')
    expect(accepts(LanguageGroup, { ...group, scope: 'PERSONAL' })).toBe(true)
    expect(accepts(LanguageGroup, { ...group, scope: 'EVERYONE' })).toBe(false)
    expect(accepts(LanguageGroup, { ...group, languages: [{ ...language, id: undefined }] })).toBe(false)
    const draft = { ...group, languages: [{ xtrfId: 300, name: 'Spanish (Mexico)' }] }
    expectExactly(LanguageGroupDraft, draft, 'name scope languages')
    expect(accepts(LanguageGroupDraft, { ...draft, languages: [{ name: 'Spanish (Mexico)' }] })).toBe(false)
    expect(accepts(LanguageGroupDraft, { ...draft, languages: [{ xtrfId: 300 }] })).toBe(false)
  })
})
