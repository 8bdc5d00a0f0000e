/** Before the first paint: the reader's colors and direction, so that nothing flashes. */
const firstPaint = [
  'try{',
  'let d=document.documentElement,s=localStorage["portolan.scheme"],l=localStorage["portolan.language"];',
  's&&(d.dataset.scheme=s);',
  'l&&l!=="en"&&(d.lang=l,l==="ar"&&(d.dir="rtl"))',
  '}catch{}',
].join('')

/** A form submitted before the app has loaded waits for it (see `early-input.ts`). */
const holdForms = [
  '{let h=window.heldForms=e=>{e.preventDefault();h.form=e.target;e.target.ariaBusy="true"};',
  'addEventListener("submit",h,true)}',
].join('')

export const inHead = `${firstPaint};${holdForms}`

/**
 * After the first frame: the page is readable and its links work without script. Chunks come in the order of their
 * dependencies, one task each, so that no single task compiles them all. Their styles are inlined: a disabled link is
 * not fetched, and tells the chunk's loader that they are here. In the HTML, the preload scanner would fetch it.
 * `signedIn`: what the shell loads next for someone who is signed in.
 */
export const start = (files: readonly string[], styles: readonly string[], signedIn: readonly string[]): string =>
  [
    'requestAnimationFrame(()=>setTimeout(async()=>{',
    `let j=${JSON.stringify(files)};`,
    `for(let f of ${JSON.stringify(styles)}){let l=document.createElement("link");l.setAttribute("disabled","");l.rel="stylesheet";l.href="/"+f;document.head.append(l)}`,
    `let p=/(^|; )portolan-session=/.test(document.cookie)?${JSON.stringify(signedIn)}:[];`,
    'for(let f of [...j,...p]){let l=document.createElement("link");l.rel="modulepreload";l.crossOrigin="";l.href="/"+f;document.head.append(l)}',
    'for(let f of j){await import("/"+f);await new Promise(r=>setTimeout(r))}',
    '}))',
  ].join('')
