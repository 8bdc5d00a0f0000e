/** The portal's look, as far as mail programs follow. Each style stands in its element: many of them drop the rest. */
const font = "Inter,-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const text = `font-family:${font};font-size:16px;line-height:24px;color:#1b2430`

export const styles = {
  page: 'margin:0;padding:0;background-color:#f3f5f8',
  column: 'width:100%;max-width:600px',
  provider: `font-family:${font};font-size:16px;line-height:24px;font-weight:600;color:#1b2430;padding:0 8px 16px`,
  card: 'background-color:#ffffff;border:1px solid #d5dbe3;border-radius:12px;padding:32px',
  title: `font-family:${font};font-size:28px;line-height:36px;font-weight:650;color:#1b2430;margin:0 0 16px`,
  paragraph: `${text};margin:0 0 16px`,
  facts: 'width:100%;border-top:1px solid #d5dbe3;margin:0 0 16px',
  factName: `font-family:${font};font-size:14px;line-height:20px;color:#556070;font-weight:400;padding:8px 0;padding-inline-end:16px;border-bottom:1px solid #d5dbe3;vertical-align:top;white-space:nowrap`,
  factValue: `font-family:${font};font-size:14px;line-height:20px;color:#1b2430;padding:8px 0;border-bottom:1px solid #d5dbe3;vertical-align:top;word-break:break-word`,
  code: `font-family:${font};font-size:32px;line-height:40px;font-weight:700;letter-spacing:6px;color:#1b2430;margin:0 0 16px`,
  action: 'margin:0 0 16px',
  button: 'background-color:#0b57d0;border-radius:8px',
  buttonLink: `display:inline-block;font-family:${font};font-size:16px;line-height:24px;font-weight:600;color:#ffffff;text-decoration:none;padding:10px 24px;border-radius:8px`,
  footer: `font-family:${font};font-size:14px;line-height:20px;color:#556070;padding:16px 8px 0`,
  link: 'color:#0b57d0',
  preview: 'display:none;max-height:0;overflow:hidden;opacity:0;mso-hide:all',
} as const

/** For programs that know the dark scheme; the classes stand beside the styles above. */
export const darkStyles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background-color:#11161d!important}
.card{background-color:#1a212b!important;border-color:#343e4c!important}
.ink{color:#e6eaf0!important}
.quiet{color:#a7b1bf!important}
.rule{border-color:#343e4c!important}
.link{color:#a8c7fa!important}
.button{background-color:#a8c7fa!important}
.button a{color:#062e6f!important}
}`
