import { Role } from '@portolan/contract/roles'

/**
 * Who may do what, to whom: every endpoint, and where it names an organization or a person, one's own and others'.
 *
 * ok: done · out: to be signed in first · no: not with this role or right · gone: not there for this caller
 * imp: not in somebody else's name · key: not with an API key · sso: signs in elsewhere · code: needs the mailed code first · bad, clash: let in, then refused for what was sent
 *
 * `staff` stands for each of the eleven roles of staff besides ADMIN, with one word before a slash for the roles that see the
 * dashboards, or for the roles behind its colon, and one after it for the others; `as CLIENT` is an ADMIN who impersonates one.
 */
const table = `
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
changeUserRole: user                    out     out       no      no               no         no         ok     no
changeUserRole: oneself                 out     out       no      no               no         no         no     no
listStaffInvitations                    out     out       no      no               no         no         ok     no
inviteStaff                             out     out       no      no               no         no         ok     no
revokeStaffInvitation                   out     out       no      no               no         no         gone   no
acceptStaffInvitation                   gone    out       gone    gone             gone       gone       gone   gone
disableUserMfa: user                    out     out       no      no               no         no         ok     no
disableUserMfa: oneself                 out     out       no      no               no         no         no     no
enableUser: user                        out     out       no      no               no         no         ok     no
enableUser: oneself                     out     out       no      no               no         no         no     no
disableUser: user                       out     out       no      no               no         no         ok     no
disableUser: oneself                    out     out       no      no               no         no         no     no
getClientOverview                       out     out       no      no               no         no         ok     no
addClient                               out     out       no      no               no         no         ok     no
changeClient                            out     out       no      no               no         no         ok     no
listClients                             out     out       no      no               no         no         ok     no
listClientInvitations                   out     out       no      no               no         no         ok     no
inviteToClient                          out     out       no      no               no         no         ok     no
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

openPunchout                            out     out       out     out              out        out        out    out
initializeLogIn                         gone    out       gone    gone             gone       gone       gone   gone
openCxmlPunchout                        out     out       out     out              out        out        out    out
receiveCxmlOrder                        out     out       out     out              out        out        out    out
receivePurchaseOrder                    out     out       out     out              out        out        out    out
getProcurementOrder: own                out     out       ok      ok               ok         ok         ok     ok/no
getProcurementOrder: other              out     out       gone    gone             gone       gone       ok     ok/no
returnCart: own                         out     out       clash   clash            clash      clash      clash  clash/no
returnCart: other                       out     out       gone    gone             gone       gone       clash  clash/no
returnEmptyCart                         out     out       clash   clash            clash      clash      no     no

listClientConfigs: domain               ok      out       ok      ok               ok         ok         ok     ok
listClientConfigs: own contact          out     out       ok      ok               ok         ok         ok     ok
listClientConfigs: other contact        out     out       no      no               no         no         ok     ok
getClientConfig: own                    gone    out       ok      ok               ok         ok         ok     ok
getClientConfig: other                  gone    out       gone    gone             gone       gone       ok     ok
getClientConfig: own, by domain         ok      out       ok      ok               ok         ok         ok     ok
getClientConfig: other, by domain       ok      out       gone    gone             gone       gone       ok     ok
listCustomFieldDefinitions: own         gone    out       ok      ok               ok         ok         ok     ok
listCustomFieldDefinitions: other       gone    out       gone    gone             gone       gone       ok     ok
listAvailableLanguages: own             gone    out       ok      ok               ok         ok         ok     ok
listAvailableLanguages: other           gone    out       gone    gone             gone       gone       ok     ok

listLanguages                           ok      out       ok      ok               ok         ok         ok     ok
listLltsLanguages                       ok      out       ok      ok               ok         ok         ok     ok
listCountries                           ok      out       ok      ok               ok         ok         ok     ok
listProvinces                           ok      out       ok      ok               ok         ok         ok     ok

createPresignedPost                     ok      out       ok      ok               ok         ok         ok     ok
findUploads                             ok      out       ok      ok               ok         ok         ok     ok
startMultipartUpload                    ok      out       ok      ok               ok         ok         ok     ok
signParts: own                          ok      out       ok      ok               ok         ok         ok     ok
signParts: other                        gone    out       gone    gone             gone       gone       gone   gone
listUploadedParts: own                  ok      out       ok      ok               ok         ok         ok     ok
listUploadedParts: other                gone    out       gone    gone             gone       gone       gone   gone
completeMultipartUpload: other          gone    out       gone    gone             gone       gone       gone   gone
abortMultipartUpload: own               ok      out       ok      ok               ok         ok         ok     ok
abortMultipartUpload: other             gone    out       gone    gone             gone       gone       gone   gone

createJobRequest: own                   out     out       ok      ok               ok         ok         no     no
createJobRequest: other                 out     out       gone    gone             gone       gone       no     no
unauthenticatedCreateJobRequest         bad     out       bad     bad              bad        bad        bad    bad
createProject: own                      ok      out       ok      ok               ok         ok         ok     ok
createProject: other                    gone    out       gone    gone             gone       gone       gone   gone
createQuote: own                        ok      out       ok      ok               ok         ok         ok     ok
createQuote: other                      gone    out       gone    gone             gone       gone       gone   gone
addProjectFiles                         gone    out       gone    gone             gone       gone       gone   gone
addQuoteFiles                           gone    out       gone    gone             gone       gone       gone   gone
getRequestDefaults: own                 out     out       ok      ok               ok         ok         no     no
getRequestDefaults: other               out     out       gone    gone             gone       gone       no     no
listRequestTemplates: own               out     out       ok      ok               ok         ok         no     no
listRequestTemplates: other             out     out       gone    gone             gone       gone       no     no
createRequestTemplate: own              out     out       ok      ok               ok         ok         no     no
createRequestTemplate: other            out     out       gone    gone             gone       gone       no     no
changeRequestTemplate: own              out     out       ok      ok               ok         ok         no     no
changeRequestTemplate: colleague        out     out       gone    gone             gone       gone       no     no
changeRequestTemplate: shared           out     out       no      no               no         no         no     no
changeRequestTemplate: other            out     out       gone    gone             gone       gone       no     no
deleteRequestTemplate: own              out     out       ok      ok               ok         ok         no     no
deleteRequestTemplate: colleague        out     out       gone    gone             gone       gone       no     no
deleteRequestTemplate: shared           out     out       ok      no               no         ok         no     no
deleteRequestTemplate: other            out     out       gone    gone             gone       gone       no     no
listJobRequests                         out     out       ok      ok               ok         ok         no     no
listRequestNews                         out     out       ok      ok               ok         ok         no     no
markRequestSeen: own                    out     out       ok      ok               ok         ok         no     no
markRequestSeen: other                  out     out       gone    gone             gone       gone       no     no
zipRequests: own                        out     out       clash   clash            clash      clash      no     no
zipRequests: other                      out     out       gone    gone             gone       gone       no     no
getJobRequest: own                      gone    out       ok      ok               ok         ok         ok     ok/gone
getJobRequest: other                    gone    out       gone    gone             gone       gone       ok     ok/gone
getJobRequest: other, by link           ok      out       ok      ok               ok         ok         ok     ok/gone
sendRequestCode: own                    gone    out       clash   clash            clash      clash      clash  clash/gone
sendRequestCode: other                  gone    out       gone    gone             gone       gone       clash  clash/gone
sendRequestCode: other, by link         ok      out       ok      ok               ok         ok         clash  clash/gone
enterRequestCode: own                   gone    out       clash   clash            clash      clash      clash  clash/gone
enterRequestCode: other                 gone    out       gone    gone             gone       gone       clash  clash/gone
enterRequestCode: other, by link        bad     out       bad     bad              bad        bad        clash  clash/gone
renameJobRequest: own                   out     out       ok      ok               ok         ok         no     no
renameJobRequest: other                 out     out       gone    gone             gone       gone       no     no
renameJobRequest: other, by link        out     out       gone    gone             gone       gone       no     no
archiveJobRequest: own                  out     out       ok      ok               ok         ok         no     no
archiveJobRequest: other                out     out       gone    gone             gone       gone       no     no
restoreJobRequest: own                  out     out       ok      ok               ok         ok         no     no
restoreJobRequest: other                out     out       gone    gone             gone       gone       no     no
cancelJobRequest: own                   out     out       ok      ok               ok         ok         no     no
cancelJobRequest: other                 out     out       gone    gone             gone       gone       no     no
undoCancelJobRequest: own               out     out       clash   clash            clash      clash      no     no
undoCancelJobRequest: other             out     out       gone    gone             gone       gone       no     no
getDownloadUrl: own                     gone    out       ok      ok               ok         ok         ok     ok/gone
getDownloadUrl: other                   gone    out       gone    gone             gone       gone       ok     ok/gone
getDownloadUrl: other, by link          code    out       code    code             code       code       ok     ok/gone
zipTranslatedFiles: own                 gone    out       clash   clash            clash      clash      clash  clash/gone
zipTranslatedFiles: other               gone    out       gone    gone             gone       gone       clash  clash/gone
zipTranslatedFiles: other, by link      code    out       code    code             code       code       clash  clash/gone
submitToXtrf: own                       out     out       ok      ok               ok         ok         no     no
submitToXtrf: other                     out     out       gone    gone             gone       gone       no     no
getZipStatus: own                       gone    out       ok      ok               ok         ok         ok     ok/gone
getZipStatus: other                     gone    out       gone    gone             gone       gone       ok     ok/gone
getZipStatus: other, by link            code    out       code    code             code       code       ok     ok/gone

listMessages: own                       gone    out       ok      ok               ok         ok         ok     ok/gone
listMessages: other                     gone    out       gone    gone             gone       gone       ok     ok/gone
listMessages: other, by link            code    out       code    code             code       code       ok     ok/gone
sendMessage: own                        gone    out       ok      ok               ok         ok         ok     ok/gone
sendMessage: other                      gone    out       gone    gone             gone       gone       ok     ok/gone
sendMessage: other, by link             code    out       code    code             code       code       ok     ok/gone
acceptDelivery: own                     gone    out       clash   clash            clash      clash      no     no/gone
acceptDelivery: other                   gone    out       gone    gone             gone       gone       no     no/gone
acceptDelivery: other, by link          code    out       code    code             code       code       no     no/gone
reportProblem: own                      gone    out       clash   clash            clash      clash      no     no/gone
reportProblem: other                    gone    out       gone    gone             gone       gone       no     no/gone
reportProblem: other, by link           code    out       code    code             code       code       no     no/gone
getAttachmentUrl: own                   gone    out       gone    gone             gone       gone       gone   gone
getAttachmentUrl: other                 gone    out       gone    gone             gone       gone       gone   gone
getAttachmentUrl: other, by link        code    out       code    code             code       code       gone   gone

listDeskOrders                          out     out       no      no               no         no         ok     ok/no
countDeskOrders                         out     out       no      no               no         no         ok     ok/no
searchDeskOrders                        out     out       no      no               no         no         ok     ok/no
getDeskOverview                         out     out       no      no               no         no         ok     ok/no
listDeskPeople                          out     out       no      no               no         no         ok     ok/no
getDeskOrder                            out     out       no      no               no         no         ok     ok/no
assignDeskOrder                         out     out       no      no               no         no         gone   gone/no
takeInDeskOrder                         out     out       no      no               no         no         gone   gone/no
putBackDeskOrder                        out     out       no      no               no         no         gone   gone/no
priceDeskOrder                          out     out       no      no               no         no         gone   gone/no
reviseDeskQuote                         out     out       no      no               no         no         gone   gone/no
withdrawDeskQuote                       out     out       no      no               no         no         gone   gone/no
turnAwayDeskOrder                       out     out       no      no               no         no         gone   gone/no
retryDeskOrder                          out     out       no      no               no         no         gone   gone/no
submitDeskOrder                         out     out       no      no               no         no         gone   gone/no
requoteDeskOrder                        out     out       no      no               no         no         gone   gone/no
reopenDeskOrder                         out     out       no      no               no         no         gone   gone/no
keepDelivery                            out     out       no      no               no         no         gone   gone/no
deliverDeskOrder                        out     out       no      no               no         no         gone   gone/no
withdrawDelivery                        out     out       no      no               no         no         gone   gone/no
sendDeskOrderToQa                       out     out       no      no               no         no         gone   gone/no
finishQaJob                             out     out       no      no               no         no         gone   gone/no
completeDeskOrder                       out     out       no      no               no         no         gone   gone/no
cancelDeskOrder                         out     out       no      no               no         no         gone   gone/no
undoCancelDeskOrder                     out     out       no      no               no         no         gone   gone/no
sendPaymentLink                         out     out       no      no               no         no         gone   gone/no
markPaid                                out     out       no      no               no         no         gone   gone/no

projectStats                            out     out       no      no               no         no         ok     ok/no
quoteStats                              out     out       no      no               no         no         ok     ok/no
fohPendingReviewStats                   out     out       no      no               no         no         ok     ok/no
fohCurrentProjectStats                  out     out       no      no               no         no         ok     ok/no
fohCompletedProjectStats                out     out       no      no               no         no         ok     ok/no
qaStats                                 out     out       no      no               no         no         ok     ok/no
qaSpecialistStats                       out     out       no      no               no         no         ok     ok/no
projectManagerStats                     out     out       no      no               no         no         ok     ok/no
projectCoordinatorCurrentStats          out     out       no      no               no         no         ok     ok/no
projectCoordinatorCurrentUnassignedStats  out     out       no      no               no         no         ok     ok/no
projectCoordinatorCompletedStats        out     out       no      no               no         no         ok     ok/no
statsPastDue                            out     out       no      no               no         no         ok     ok/no
statsDueToday                           out     out       no      no               no         no         ok     ok/no
staffListCsv                            out     out       no      no               no         no         ok     ok/no
turnaroundTrend                         out     out       no      no               no         no         ok     ok/no
loadPerPerson                           out     out       no      no               no         no         ok     ok/no
pastDueHeat                             out     out       no      no               no         no         ok     ok/no

getAutoQuote: own                       gone    out       ok      ok               ok         ok         ok     ok/gone
getAutoQuote: other                     gone    out       gone    gone             gone       gone       ok     ok/gone
getAutoQuote: other, by link            ok      out       ok      ok               ok         ok         ok     ok/gone
getPaymentDefaults: own                 gone    out       ok      ok               ok         ok         no     no/gone
getPaymentDefaults: other               gone    out       gone    gone             gone       gone       no     no/gone
getPaymentDefaults: other, by link      ok      out       ok      ok               ok         ok         no     no/gone
acceptAutoQuote: own                    gone    out       ok      ok               ok         ok         no     no/gone
acceptAutoQuote: other                  gone    out       gone    gone             gone       gone       no     no/gone
acceptAutoQuote: other, by link         ok      out       ok      ok               ok         ok         no     no/gone
rejectAutoQuote: own                    gone    out       ok      ok               ok         ok         no     no/gone
rejectAutoQuote: other                  gone    out       gone    gone             gone       gone       no     no/gone
rejectAutoQuote: other, by link         ok      out       ok      ok               ok         ok         no     no/gone
requestNewQuote: own                    gone    out       ok      ok               ok         ok         no     no/gone
requestNewQuote: other                  gone    out       gone    gone             gone       gone       no     no/gone
requestNewQuote: other, by link         ok      out       ok      ok               ok         ok         no     no/gone
getQuoteForecast: own                   gone    out       ok      ok               ok         ok         ok     ok/gone
getQuoteForecast: other                 gone    out       gone    gone             gone       gone       ok     ok/gone
getQuoteForecast: other, by link        ok      out       ok      ok               ok         ok         ok     ok/gone
acceptQuote: own                        out     out       ok      ok               ok         ok         no     no
acceptQuote: other                      out     out       gone    gone             gone       gone       no     no
acceptQuote: nobody's                   out     out       gone    gone             gone       gone       no     no
rejectQuote: own                        out     out       ok      ok               ok         ok         no     no
rejectQuote: other                      out     out       gone    gone             gone       gone       no     no
rejectQuote: nobody's                   out     out       gone    gone             gone       gone       no     no
estimateRequest: own                    out     out       ok      ok               ok         ok         no     no
estimateRequest: other                  out     out       gone    gone             gone       gone       no     no
estimateForVisitor                      ok      out       ok      ok               ok         ok         ok     ok
listRates                               out     out       no      no               no         no         ok     ok:POWER_USER,QUOTER,CLIENT_MANAGER,PROJECT_COORDINATOR/no
saveRates                               out     out       no      no               no         no         ok     ok:POWER_USER,QUOTER/no

getMachineTranslationSettings           out     out       ok      ok               ok         ok         no     no
listLanguageCombinations                out     out       ok      ok               ok         ok         no     no
listTranslationEngines                  out     out       no      no               no         no         ok     no
listTranslationModels                   out     out       no      no               no         no         ok     no
addTranslationModel                     out     out       no      no               no         no         gone   no
cancelTranslationModel                  out     out       no      no               no         no         gone   no
removeTranslationModel                  out     out       no      no               no         no         gone   no
getTranslationUsage                     out     out       no      no               no         no         ok     no
exportTranslationUsage                  out     out       no      no               no         no         ok     no
listTranslationClients                  out     out       no      no               no         no         ok     no
getClientTranslationSettings            out     out       no      no               no         no         ok     no
saveClientTranslationSettings           out     out       no      no               no         no         ok     no
translateText                           out     out       bad     bad              bad        bad        no     no
detectLanguage                          out     out       ok      ok               ok         ok         no     no
postEditText                            out     out       403 post_editing_not_offered  403 post_editing_not_offered  403 post_editing_not_offered  403 post_editing_not_offered  no     no
translateFiles                          out     out       bad     bad              bad        bad        no     no
getFileTranslationProgress: own         out     out       ok      ok               ok         ok         no     no
getFileTranslationProgress: other       out     out       gone    gone             gone       gone       no     no
cancelFileTranslation: own              out     out       ok      ok               ok         ok         no     no
cancelFileTranslation: other            out     out       gone    gone             gone       gone       no     no
retryFileTranslation: own               out     out       clash   clash            clash      clash      no     no
retryFileTranslation: other             out     out       gone    gone             gone       gone       no     no
listSegments: own                       out     out       ok      ok               ok         ok         no     no
listSegments: other                     out     out       gone    gone             gone       gone       no     no
correctSegment: own                     out     out       ok      ok               ok         ok         no     no
correctSegment: other                   out     out       gone    gone             gone       gone       no     no
rebuildFile: own                        out     out       ok      ok               ok         ok         no     no
rebuildFile: other                      out     out       gone    gone             gone       gone       no     no
compareWays: own                        out     out       ok      ok               ok         ok         no     no
compareWays: other                      out     out       gone    gone             gone       gone       no     no
translateMediaFiles                     out     out       403 machine_translation_disabled  403 machine_translation_disabled  403 machine_translation_disabled  403 machine_translation_disabled  no     no
getMediaOptions                         out     out       ok      ok               ok         ok         no     no
listDubbingVoices                       out     out       ok      ok               ok         ok         no     no
getMediaTranslationProgress: own        out     out       ok      ok               ok         ok         no     no
getMediaTranslationProgress: other      out     out       gone    gone             gone       gone       no     no
cancelMediaTranslation: own             out     out       ok      ok               ok         ok         no     no
cancelMediaTranslation: other           out     out       gone    gone             gone       gone       no     no
retryMediaTranslation: own              out     out       403 machine_translation_disabled  403 machine_translation_disabled  403 machine_translation_disabled  403 machine_translation_disabled  no     no
retryMediaTranslation: other            out     out       gone    gone             gone       gone       no     no
listCues: own                           out     out       ok      ok               ok         ok         no     no
listCues: other                         out     out       gone    gone             gone       gone       no     no
editCues: own                           out     out       ok      ok               ok         ok         no     no
editCues: other                         out     out       gone    gone             gone       gone       no     no
rebuildTrack: own                       out     out       ok      ok               ok         ok         no     no
rebuildTrack: other                     out     out       gone    gone             gone       gone       no     no
exportSubtitles: own                    out     out       ok      ok               ok         ok         no     no
exportSubtitles: other                  out     out       gone    gone             gone       gone       no     no
getWaveform: own                        out     out       ok      ok               ok         ok         no     no
getWaveform: other                      out     out       gone    gone             gone       gone       no     no
getPlayer: own                          out     out       ok      ok               ok         ok         no     no
getPlayer: other                        out     out       gone    gone             gone       gone       no     no
listReports                             out     out       ok      ok               ok         ok         no     no
getReport: every client                 out     out       ok      ok               ok         ok         no     no
getReport: other                        out     out       gone    gone             gone       gone       no     no
listReportRows: every client            out     out       ok      ok               ok         ok         no     no
listReportRows: other                   out     out       gone    gone             gone       gone       no     no
exportReport: every client              out     out       ok      ok               ok         ok         no     no
exportReport: other                     out     out       gone    gone             gone       gone       no     no
countReportRows: every client           out     out       ok      ok               ok         ok         no     no
countReportRows: other                  out     out       gone    gone             gone       gone       no     no
listReportViews                         out     out       ok      ok               ok         ok         no     no
createReportView                        out     out       ok      ok               ok         ok         no     no
changeReportView: own                   out     out       ok      ok               ok         ok         no     no
changeReportView: colleague             out     out       gone    gone             gone       gone       no     no
scheduleReportView: own                 out     out       ok      ok               ok         ok         no     no
scheduleReportView: colleague           out     out       gone    gone             gone       gone       no     no
deleteReportView: own                   out     out       ok      ok               ok         ok         no     no
deleteReportView: colleague             out     out       gone    gone             gone       gone       no     no

listGlossaries                          out     out       ok      ok               ok         ok         no     no
createGlossary                          out     out       ok      ok               ok         ok         no     no
renameGlossary: own                     out     out       ok      ok               ok         ok         no     no
renameGlossary: other                   out     out       gone    gone             gone       gone       no     no
deleteGlossary: own                     out     out       ok      ok               ok         ok         no     no
deleteGlossary: other                   out     out       gone    gone             gone       gone       no     no
listTerms: own                          out     out       ok      ok               ok         ok         no     no
listTerms: other                        out     out       gone    gone             gone       gone       no     no
addTerm: own                            out     out       ok      ok               ok         ok         no     no
addTerm: other                          out     out       gone    gone             gone       gone       no     no
changeTerm: own                         out     out       ok      ok               ok         ok         no     no
changeTerm: other                       out     out       gone    gone             gone       gone       no     no
deleteTerm: own                         out     out       ok      ok               ok         ok         no     no
deleteTerm: other                       out     out       gone    gone             gone       gone       no     no
importTerms: own                        out     out       ok      ok               ok         ok         no     no
importTerms: other                      out     out       gone    gone             gone       gone       no     no
exportTerms: own                        out     out       ok      ok               ok         ok         no     no
exportTerms: other                      out     out       gone    gone             gone       gone       no     no

getBranding                             ok      out       ok      ok               ok         ok         ok     ok
getAuthorizationUrl                     out     out       ok      ok               ok         ok         ok     ok
getContentPage                          ok      out       ok      ok               ok         ok         ok     ok
listFaq                                 ok      out       ok      ok               ok         ok         ok     ok
getLegalText                            ok      out       ok      ok               ok         ok         ok     ok
writeUiLogs                             ok      out       ok      ok               ok         ok         ok     ok
listOutbox                              ok      out       ok      ok               ok         ok         ok     ok
`

const columns = ['nobody', 'disabled', 'CLIENT', 'CLIENT_EMPLOYEE', 'federated', 'as CLIENT', 'ADMIN', 'staff'] as const

/** Roles of staff whom the table does not name one by one. */
const otherStaff = Role.options.filter((role) => !['CLIENT', 'CLIENT_EMPLOYEE', 'ADMIN'].includes(role))

const withDashboards = /^(CLIENT_MANAGER|DESKTOP_PUBLISHER|ENGINEER|PROJECT_COORDINATOR|QA|QUOTER|POWER_USER)$/

function expectedOf(words: string, caller: string): string {
  const [theirs = '', without = theirs] = words.split('/')
  const [withThem = '', roles] = theirs.split(':')
  const isOneOfThem = roles ? roles.split(',').includes(caller) : withDashboards.test(caller)
  return isOneOfThem ? withThem : without
}

export type CallerName = Exclude<(typeof columns)[number], 'staff'> | Role

export type Row = {
  /** The endpoint, and after a colon to whom. */
  readonly label: string
  readonly endpointName: string
  readonly cells: readonly { readonly caller: CallerName; readonly expected: string }[]
}

export const accessTable: readonly Row[] = table
  .split('\n')
  .slice(2)
  .filter((line) => line.trim() !== '')
  .map((line) => {
    const [label = '', ...words] = line.trim().split(/ {2,}/)
    if (words.length !== columns.length) throw new Error(`The table has a broken line: ${line}`)
    const cells = columns.flatMap((column, index) =>
      (column === 'staff' ? otherStaff : [column]).map((caller) => ({
        caller,
        expected: expectedOf(words[index] ?? '', caller),
      })),
    )
    return { label, endpointName: label.split(':', 1).join(), cells }
  })
