import { color } from '../../../platform/colors.ts'

/** The portal's look, as far as mail programs follow. Each style stands in its element: many of them drop the rest. */
const font = "Inter,-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const text = `font-family:${font};font-size:16px;line-height:24px;color:${color('text')}`

export const styles = {
  page: `margin:0;padding:0;background-color:${color('bg')}`,
  column: 'width:100%;max-width:600px',
  replyLine: `font-family:${font};font-size:14px;line-height:20px;color:${color('text-2')};padding:0 8px 16px`,
  provider: `font-family:${font};font-size:16px;line-height:24px;font-weight:600;color:${color('text')};padding:0 8px 16px`,
  card: `background-color:${color('surface')};border:1px solid ${color('border')};border-radius:12px;padding:32px`,
  title: `font-family:${font};font-size:28px;line-height:36px;font-weight:650;color:${color('text')};margin:0 0 16px`,
  paragraph: `${text};margin:0 0 16px`,
  facts: `width:100%;border-top:1px solid ${color('border')};margin:0 0 16px`,
  factName: `font-family:${font};font-size:14px;line-height:20px;color:${color('text-2')};font-weight:400;padding:8px 0;padding-inline-end:16px;border-bottom:1px solid ${color('border')};vertical-align:top;white-space:nowrap`,
  factValue: `font-family:${font};font-size:14px;line-height:20px;color:${color('text')};padding:8px 0;border-bottom:1px solid ${color('border')};vertical-align:top;word-break:break-word`,
  code: `font-family:${font};font-size:32px;line-height:40px;font-weight:700;letter-spacing:6px;color:${color('text')};margin:0 0 16px`,
  action: 'margin:0 0 16px',
  button: `background-color:${color('primary')};border-radius:8px`,
  buttonLink: `display:inline-block;font-family:${font};font-size:16px;line-height:24px;font-weight:600;color:${color('on-primary')};text-decoration:none;padding:10px 24px;border-radius:8px`,
  footer: `font-family:${font};font-size:14px;line-height:20px;color:${color('text-2')};padding:16px 8px 0`,
  link: `color:${color('primary')}`,
  preview: 'display:none;max-height:0;overflow:hidden;opacity:0;mso-hide:all',
} as const

/** For programs that know the dark scheme; the classes stand beside the styles above. */
export const darkStyles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background-color:${color('bg', 'dark')}!important}
.card{background-color:${color('surface', 'dark')}!important;border-color:${color('border', 'dark')}!important}
.ink{color:${color('text', 'dark')}!important}
.quiet{color:${color('text-2', 'dark')}!important}
.rule{border-color:${color('border', 'dark')}!important}
.link{color:${color('primary', 'dark')}!important}
.button{background-color:${color('primary', 'dark')}!important}
.button a{color:${color('on-primary', 'dark')}!important}
}`
