/** Requests from their form to the answer to a quote, with files, messages and procurement. */
export const requestRows = `
                                        nobody  disabled  CLIENT  CLIENT_EMPLOYEE  federated  as CLIENT  ADMIN  staff
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
listClientsWithRates                    out     out       no      no               no         no         ok     ok:POWER_USER,QUOTER,CLIENT_MANAGER,PROJECT_COORDINATOR/no
saveRates                               out     out       no      no               no         no         ok     ok:POWER_USER,QUOTER/no
`
