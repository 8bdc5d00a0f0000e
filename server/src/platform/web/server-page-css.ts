/**
 * Colors and type of the pages that the server renders itself (sign-in, API documentation, the provider's frames).
 * The web has the same tokens in its theme; a test compares them.
 */
export const serverPageCss = `
:root {
  color-scheme: light dark;
  --bg: light-dark(#f5f7fa, #0f141b);
  --surface: light-dark(#ffffff, #161c25);
  --surface-2: light-dark(#eef2f7, #1d2530);
  --border: light-dark(#dbe2ea, #2a3442);
  --border-strong: light-dark(#76869a, #77879b);
  --text: light-dark(#18212c, #e5eaf1);
  --text-2: light-dark(#475466, #a9b5c4);
  --primary: light-dark(#0b57d0, #a8c7fa);
  --primary-strong: light-dark(#0842a0, #d3e3fd);
  --on-primary: light-dark(#ffffff, #062e6f);
  --primary-tint: light-dark(#e8f0fe, #19273e);
  --secondary: light-dark(#b4540a, #ffb877);
  --secondary-tint: light-dark(#fef4ea, #33230f);
  --success: light-dark(#146c2e, #83da99);
  --success-tint: light-dark(#e5f5e9, #142e1d);
  --error: light-dark(#b3261e, #f2b8b5);
  --error-tint: light-dark(#fceeed, #3b1b19);
  --shadow: 0 1px 2px light-dark(rgb(24 33 44 / 0.06), rgb(0 0 0 / 0.4));
  --font: "Inter Variable", "Inter Fallback", system-ui, sans-serif;
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
