/** What needs staff, on their home page. Named after the queues of the desk and the reasons why orders need someone. */
export const en = {
  title: 'Needs your attention',
  nothing: 'Nothing needs your attention right now.',
  toDesk: 'Open the desk',
  mine: { one: '{count} assigned to you', other: '{count} assigned to you' },
  ATTENTION: { one: '{count} request has a problem', other: '{count} requests have a problem' },
  OVERDUE: { one: '{count} order is overdue', other: '{count} orders are overdue' },
  DUE_TODAY: { one: '{count} order is due today', other: '{count} orders are due today' },
  UNANSWERED: { one: '{count} client waits for an answer', other: '{count} clients wait for an answer' },
  EXPIRING: { one: '{count} quote expires within three days', other: '{count} quotes expire within three days' },
  TO_PRICE: { one: '{count} request to price', other: '{count} requests to price' },
  WITH_CLIENT: { one: '{count} quote with the client', other: '{count} quotes with clients' },
  NEW: { one: '{count} new project', other: '{count} new projects' },
  IN_PROGRESS: { one: '{count} project in progress', other: '{count} projects in progress' },
  IN_QA: { one: '{count} project to review', other: '{count} projects to review' },
  CLOSED: { one: '{count} closed order', other: '{count} closed orders' },
  ALL: { one: '{count} open order', other: '{count} open orders' },
} as const
