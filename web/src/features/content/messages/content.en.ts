export const en = {
  languageLineConnect: 'Language Line Connect',
  quickTranslation: 'Quick translation',
  connector: 'Connector',
  websiteProxy: 'Website Proxy',
  languageConnect: 'Language Connect',
  webSitesEasyWay: 'Web Sites the Easy Way',
  anythingInBetween: 'Anything in Between',
  solutionWizard: 'Solution Wizard',
  futureHome: 'This is the future home of {title}.',
  futureHomeText: 'Until then, write to us and we will tell you what we can do for you.',
} as const
