/** What pages read before anybody signs in. */
export const publicRows = `
                                        nobody  disabled  CLIENT  CLIENT_EMPLOYEE  federated  as CLIENT  ADMIN  staff
listLanguages                           ok      out       ok      ok               ok         ok         ok     ok
listLltsLanguages                       ok      out       ok      ok               ok         ok         ok     ok
listCountries                           ok      out       ok      ok               ok         ok         ok     ok
listProvinces                           ok      out       ok      ok               ok         ok         ok     ok

getBranding                             ok      out       ok      ok               ok         ok         ok     ok
getAuthorizationUrl                     out     out       ok      ok               ok         ok         ok     ok
getContentPage                          ok      out       ok      ok               ok         ok         ok     ok
listFaq                                 ok      out       ok      ok               ok         ok         ok     ok
getLegalText                            ok      out       ok      ok               ok         ok         ok     ok
writeUiLogs                             ok      out       ok      ok               ok         ok         ok     ok
listOutbox                              ok      out       ok      ok               ok         ok         ok     ok
`
