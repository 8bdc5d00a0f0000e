/** Machine translation, glossaries and reports. */
export const translationRows = `
                                        nobody  disabled  CLIENT  CLIENT_EMPLOYEE  federated  as CLIENT  ADMIN  staff
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
`
