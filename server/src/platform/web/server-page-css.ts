import { colorProperties } from '../colors.ts'

/**
 * Colors and type of the pages that the server renders itself (sign-in, API documentation, the provider's frames).
 * The web has the same tokens in its theme; a test compares them.
 */
export const serverPageCss = `
:root {
  color-scheme: light dark;
${colorProperties}
  --shadow: 0 1px 2px light-dark(rgb(24 33 44 / 0.06), rgb(0 0 0 / 0.4));
  --font: "Inter Variable", "Inter Fallback", system-ui, sans-serif;
}
:root[data-scheme="light"] {
  color-scheme: light;
}
:root[data-scheme="dark"] {
  color-scheme: dark;
}
@font-face {
  font-family: "Inter Variable";
  src: url("/fonts/inter-latin1.woff2") format("woff2");
  font-weight: 400 650;
  font-display: swap;
  unicode-range: U+20-7E, U+A0-FF, U+2013-2014, U+2018-2019, U+201C-201E, U+2022, U+2026, U+20AC, U+2190, U+2192;
}
@font-face {
  font-family: "Inter Fallback";
  src: local("Arial"), local("Liberation Sans"), local("Roboto"), local("Helvetica Neue");
  size-adjust: 107.12%;
  ascent-override: 90.44%;
  descent-override: 22.52%;
  line-gap-override: 0%;
}
`
