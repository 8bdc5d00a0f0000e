const known: Readonly<Record<number, number>> = {
  400: 400,
  401: 401,
  403: 403,
  404: 406,
  406: 406,
  408: 400,
  409: 409,
  413: 406,
  415: 406,
  429: 560,
  502: 550,
  503: 560,
  507: 560,
}

/** The status code of cXML for an HTTP status: cXML has fewer of them, and its own for trouble that passes. */
export const cxmlStatusOf = (httpStatus: number): number => known[httpStatus] ?? 500
