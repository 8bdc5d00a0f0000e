/** Accounts, sign-up, security, organizations and invitations. */
export const accountRows = `
                                        nobody  disabled  CLIENT  CLIENT_EMPLOYEE  federated  as CLIENT  ADMIN  staff
getUserAccount                          out     out       ok      ok               ok         ok         ok     ok
getEnabledApplications                  out     out       ok      ok               ok         ok         ok     ok
listLinkedClients                       out     out       ok      ok               ok         ok         ok     ok
assignClient: own                       out     out       ok      ok               ok         ok         no     no
assignClient: other                     out     out       gone    gone             gone       gone       no     no
changeLocale                            out     out       ok      ok               ok         imp        ok     ok
changeProfile                           out     out       ok      ok               sso        imp        ok     ok
getEmailSettings                        out     out       ok      ok               ok         ok         ok     ok
changeEmailSettings                     out     out       ok      ok               ok         imp        ok     ok
startImpersonation: user                out     out       no      no               no         no         ok     no
startImpersonation: administrator       out     out       no      no               no         no         imp    no
endImpersonation                        out     out       no      no               no         no         ok     no
listUsers                               out     out       no      no               no         no         ok     no
listUserRoles                           out     out       no      no               no         no         ok     no
changeUserRole: user                    out     out       no      no               no         no         ok     no
changeUserRole: oneself                 out     out       no      no               no         no         no     no
listStaffInvitations                    out     out       no      no               no         no         ok     no
inviteStaff                             out     out       no      no               no         no         ok     no
resendStaffInvitation                   out     out       no      no               no         no         gone   no
revokeStaffInvitation                   out     out       no      no               no         no         gone   no
acceptStaffInvitation                   gone    out       gone    gone             gone       gone       gone   gone
disableUserMfa: user                    out     out       no      no               no         no         ok     no
disableUserMfa: oneself                 out     out       no      no               no         no         no     no
enableUser: user                        out     out       no      no               no         no         ok     no
enableUser: oneself                     out     out       no      no               no         no         no     no
disableUser: user                       out     out       no      no               no         no         ok     no
disableUser: oneself                    out     out       no      no               no         no         no     no
resendUserConfirmation: user            out     out       no      no               no         no         clash  no
resendUserConfirmation: oneself         out     out       no      no               no         no         no     no
getClientOverview                       out     out       no      no               no         no         ok     no
addClient                               out     out       no      no               no         no         ok     no
changeClient                            out     out       no      no               no         no         ok     no
listClients                             out     out       no      no               no         no         ok     no
listClientInvitations                   out     out       no      no               no         no         ok     no
inviteToClient                          out     out       no      no               no         no         ok     no
resendClientInvitation: of the client   out     out       no      no               no         no         ok     no
resendClientInvitation: of another      out     out       no      no               no         no         gone   no
revokeClientInvitation: of the client   out     out       no      no               no         no         ok     no
revokeClientInvitation: of another      out     out       no      no               no         no         gone   no
listClientApiKeys                       out     out       no      no               no         no         ok     no
revokeClientApiKey: of the client       out     out       no      no               no         no         ok     no
revokeClientApiKey: of another          out     out       no      no               no         no         gone   no
getApiKeySettings                       out     out       no      no               no         no         ok     no
switchApiKeys                           out     out       no      no               no         no         ok     no
listLanguageGroups                      out     out       ok      ok               ok         ok         ok     ok
saveLanguageGroups: personal            out     out       ok      ok               ok         ok         ok     ok
saveLanguageGroups: organization        out     out       ok      no               no         ok         no     no

createUserAccount: own domain           ok      out       ok      ok               ok         ok         ok     ok
createUserAccount: other domain         bad     out       bad     bad              bad        bad        bad    bad
confirmEmail                            bad     out       bad     bad              bad        bad        bad    bad
sendEmailVerificationCode               ok      out       ok      ok               ok         ok         ok     ok
validateEmailVerificationCode           ok      out       ok      ok               ok         ok         ok     ok

getAccountSecurity                      out     out       ok      ok               ok         imp        ok     ok
changePassword                          out     out       bad     bad              sso        imp        bad    bad
startMfaSetup                           out     out       ok      ok               sso        imp        ok     ok
enableMfa                               out     out       clash   clash            sso        imp        clash  clash
disableMfa                              out     out       ok      ok               ok         imp        ok     ok
renewRecoveryCodes                      out     out       clash   clash            clash      imp        clash  clash
startPasskey                            out     out       ok      ok               sso        imp        ok     ok
addPasskey                              out     out       bad     bad              sso        imp        bad    bad
removePasskey: own                      out     out       ok      ok               ok         imp        ok     ok
removePasskey: other                    out     out       gone    gone             gone       imp        gone   gone
listUserSessions                        out     out       ok      ok               ok         imp        ok     ok
endUserSession: own                     out     out       ok      ok               ok         imp        ok     ok
endUserSession: other                   out     out       gone    gone             gone       imp        gone   gone
signOutEverywhere                       out     out       ok      ok               ok         imp        ok     ok
listApiKeys                             out     out       ok      ok               ok         imp        ok     ok
createApiKey                            out     out       ok      ok               ok         imp        ok     ok
revokeApiKey: own                       out     out       ok      ok               ok         imp        ok     ok
revokeApiKey: other                     out     out       gone    gone             gone       imp        gone   gone

listOrganizationClientContacts          out     out       ok      no               no         ok         no     no
listOrganizationClientContacts: closed  out     out       no      no               no         no         no     no
getIdentitySettings: own                out     out       ok      no               no         ok         no     no
getIdentitySettings: other              out     out       gone    no               no         gone       no     no
getIdentitySettings: staff              out     out       gone    no               no         gone       no     no
disableContactMfa: own                  out     out       ok      no               no         imp        no     no
disableContactMfa: other                out     out       gone    no               no         imp        no     no
disableContactMfa: oneself              out     out       no      no               no         imp        no     no
enableContactAccount: own               out     out       ok      no               no         imp        no     no
enableContactAccount: other             out     out       gone    no               no         imp        no     no
enableContactAccount: oneself           out     out       no      no               no         imp        no     no
disableContactAccount: own              out     out       ok      no               no         imp        no     no
disableContactAccount: other            out     out       gone    no               no         imp        no     no
disableContactAccount: staff            out     out       gone    no               no         imp        no     no
disableContactAccount: oneself          out     out       no      no               no         imp        no     no

listActivity                            out     out       ok      no               no         ok         no     no
listActivity: closed                    out     out       no      no               no         no         no     no
exportActivity                          out     out       ok      no               no         ok         no     no

listInvitations                         out     out       ok      no               no         ok         no     no
inviteColleagues                        out     out       ok      no               no         imp        no     no
resendInvitation: own                   out     out       ok      no               no         imp        no     no
resendInvitation: other                 out     out       gone    no               no         imp        no     no
revokeInvitation: own                   out     out       ok      no               no         imp        no     no
revokeInvitation: other                 out     out       gone    no               no         imp        no     no
openInvitation                          gone    out       gone    gone             gone       gone       gone   gone
`
