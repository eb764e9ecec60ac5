import { createHash } from 'node:crypto'
import { HOUSE } from '@sizzle/domain/brand/house.ts'
import { PAY_FONT_FACES } from './pay-fonts.ts'

// The few pages that a payment needs beside the site: no script at all, one stylesheet known by its hash, the site's faces.

export type PayPage = {
  readonly title: string
  /** Our own markup; everything from outside in it went through `asText`. */
  readonly body: string
  /** Loads itself again after so many seconds, to see what has come. */
  readonly refreshSeconds?: number
  /** Two columns where there is room: what it is for, and the form. */
  readonly isWide?: boolean
}

export function payPage({ title, body, refreshSeconds, isWide }: PayPage): string {
  const refresh = refreshSeconds === undefined ? '' : `<meta http-equiv="refresh" content="${refreshSeconds}">`
  return `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">${refresh}<title>${asText(title)} | ${asText(HOUSE.name)}</title>
<style>${STYLE}</style></head><body${isWide ? ' class="wide"' : ''}><header>${MARK}<span>${asText(HOUSE.name)}</span></header><main>${body}</main>
<footer>${asText(HOUSE.name)} · <span class="tel">${asText(HOUSE.phone)}</span></footer></body></html>`
}

/** `again`: the address that shows how the payment stands, whatever had been asked for. */
export function awayPage(again: string): string {
  return payPage({
    title: 'One moment',
    body: `<div class="center" role="alert"><h1>This page cannot be shown right now</h1><p>Please try again in a moment.</p>
<a class="button" href="${asText(again)}">Try again</a></div>`,
  })
}

export function asText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

const MARK = `<svg viewBox="0 0 48 48" width="40" height="40" aria-hidden="true"><circle cx="24" cy="24" r="23" fill="#3a2138"/><path fill="#eeb04b" d="M25.6 8.6c.9 5.2-1.1 7.9-3.7 10.9-3 3.4-5.9 6.7-5.9 11.3 0 5 3.8 8.7 8.5 8.7 4.9 0 8.6-3.7 8.6-8.8 0-3.5-1.5-5.9-3-8.1-.5 2-1.3 3.3-2.7 4.2.9-6.3.6-13.4-1.8-18.2Z"/></svg>`

const SERIF = 'Fraunces,ui-serif,Georgia,serif'
const SANS = 'Hanken,ui-sans-serif,system-ui,sans-serif'

const STYLE = `${PAY_FONT_FACES}
:root{--paper:oklch(.972 .0155 84);--raised:oklch(.99 .0085 88);--sunk:oklch(.942 .0225 80);--ink:oklch(.25 .05 330);--soft:oklch(.43 .04 335);
--line:oklch(.865 .026 76);--strong:oklch(.6 .04 60);--night:oklch(.25 .05 330);--saffron:oklch(.79 .155 74);--pressed:oklch(.74 .155 70);--saffron-soft:oklch(.915 .065 82);--link:oklch(.475 .115 58);--chilli:oklch(.51 .185 28);--chilli-soft:oklch(.93 .035 32);--coriander:oklch(.46 .105 150);--focus:oklch(.47 .16 325);
color-scheme:light dark;font:106.25%/1.5 ${SANS};color:var(--ink);background:var(--paper)}
@media (prefers-color-scheme:dark){:root{--paper:oklch(.21 .03 328);--raised:oklch(.265 .036 328);--sunk:oklch(.17 .026 328);--ink:oklch(.962 .014 85);--soft:oklch(.8 .022 75);
--line:oklch(.36 .035 328);--strong:oklch(.58 .035 328);--saffron:oklch(.82 .155 78);--pressed:oklch(.77 .155 74);--saffron-soft:oklch(.352 .065 72);--link:oklch(.86 .13 80);--chilli:oklch(.74 .155 32);--chilli-soft:oklch(.33 .085 28);--coriander:oklch(.8 .135 150);--focus:oklch(.86 .13 80)}}
*{box-sizing:border-box}body{margin:0;min-height:100dvh;display:flex;flex-direction:column}
header{display:flex;gap:.6rem;align-items:center;width:100%;max-width:34rem;margin:0 auto;padding:12px 20px;font:600 1.2rem/1 ${SERIF}}
main{width:100%;max-width:34rem;margin:0 auto;padding:0 20px 2rem;flex:1}.tel{white-space:nowrap}footer{padding:1.25rem;text-align:center;color:var(--soft);font-size:.9rem}
h1{font:600 1.9rem/1.15 ${SERIF};margin:.75rem 0 .75rem;text-wrap:balance}h2{font:600 1.15rem/1.3 ${SERIF};margin:1.75rem 0 .6rem}
p{margin:.4rem 0}h1,h2,p{text-wrap:pretty;overflow-wrap:anywhere}.soft{color:var(--soft)}.test{display:block;background:var(--saffron-soft);border-radius:10px;padding:.6rem .9rem;font-weight:600;margin:0 0 1rem}
.card{background:var(--raised);border:1px solid var(--line);border-radius:14px;padding:min(1.1rem,5vw)}
.slip{background:var(--sunk);padding:1.25rem 1.25rem 1.9rem;mask:conic-gradient(from -45deg at bottom,#0000,#000 1deg 89deg,#0000 90deg) 50%/16px 100%}
dl{display:flex;flex-wrap:wrap;gap:.35rem 0;margin:0}dt{flex:1 1 max(100% - 7rem,6.5rem);max-width:100%;overflow-wrap:anywhere}dd{margin:0 0 0 auto;padding-left:1rem;font-variant-numeric:tabular-nums}
.way{justify-content:flex-start;text-align:left;width:auto;min-height:44px;margin:0 0 .25rem;padding:0;background:none;color:inherit;font-size:1rem;text-decoration:underline;text-underline-offset:4px}
.way:before{content:"";flex:none;width:.55rem;height:.55rem;margin:0 .6rem 0 .15rem;border:solid;border-width:0 0 2px 2px;rotate:45deg}
summary{display:flex;align-items:center;justify-content:space-between;gap:.6rem;min-height:48px;padding:.4rem 0;cursor:pointer;list-style:none;font-weight:600}summary::-webkit-details-marker{display:none}
summary:after{content:"";flex:none;width:.5rem;height:.5rem;margin:-.25rem .25rem 0 0;border:solid;border-width:0 2px 2px 0;rotate:45deg}[open]>summary:after{margin-top:.25rem;rotate:225deg}
.sums{border-top:1px solid var(--line);padding-top:.7rem;margin-top:.7rem;color:var(--soft)}.total dt{flex-basis:max(100% - 9rem,6.5rem)}.total{border-top:1.5px dashed var(--strong);padding-top:.8rem;margin-top:.8rem;font:600 1.25rem/1.3 ${SERIF}}
label{display:block;font-weight:600;margin:1rem 0 .3rem}input,select{width:100%;min-height:52px;border:1px solid var(--strong);border-radius:10px;background:var(--paper);color:inherit;font:inherit;padding:.5rem min(.8rem,3.5vw)}#card{font-size:min(1rem,7.2vw)}
input{font-variant-numeric:tabular-nums}input::placeholder{color:var(--soft);opacity:.75}.card>.field:first-child>label{margin-top:0}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(8rem,100%),1fr));gap:0 1rem;align-items:start}
[aria-invalid]{border-color:var(--chilli);box-shadow:inset 0 0 0 1px var(--chilli)}.wrong{color:var(--chilli);font-weight:600;font-size:.95rem}
.filled{margin:1rem 0 0;color:var(--coriander);font-weight:600}
button,.button{display:flex;align-items:center;justify-content:center;min-height:52px;width:100%;margin-top:1rem;border:0;border-radius:10px;background:var(--saffron);color:var(--night);font-family:inherit;font-size:1.05rem;font-weight:600;line-height:1.2;text-decoration:none;cursor:pointer;padding:.6rem 1rem;text-align:center}
.quiet{background:transparent;color:var(--ink);border:1px solid var(--strong)}
.tests{margin-top:1rem;border:1px solid var(--strong);border-radius:10px;padding:0 min(1rem,4vw)}.tests[open]{padding-bottom:min(1rem,4vw)}
.cards{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fit,minmax(min(13rem,100%),1fr));gap:.5rem}
.cards a{display:flex;flex-direction:column;gap:.1rem;height:100%;min-height:52px;padding:.6rem 1rem;background:var(--raised);color:var(--ink);border:1px solid var(--line);border-radius:10px;line-height:1.35;text-decoration:none}
.cards code{font:600 1rem/1.3 ${SANS};font-variant-numeric:tabular-nums;letter-spacing:.03em}.cards span{color:var(--soft);font-size:.95rem}
@media (min-width:60rem){.wide header,.wide main{max-width:72rem;padding-inline:40px}.wide main{display:grid;grid-template-columns:minmax(0,34rem) minmax(0,26rem);justify-content:space-between;gap:0 4rem;align-items:start}.bill{position:sticky;top:1.5rem;padding-top:3.25rem}.bill h2{margin-top:0}}
.problem{background:var(--chilli-soft);color:var(--chilli);border-radius:10px;padding:.7rem .9rem;font-weight:600;margin:0 0 1rem}
.done{color:var(--coriander);font-weight:600}.number{font:600 3rem/1.1 ${SERIF};margin:.5rem 0}.center{text-align:center;padding-top:2rem}
.later{margin-top:.75rem;border-top:1px solid var(--line);padding-top:.25rem}.later label{margin-top:.25rem}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}@media (hover:hover){button:hover,.button:hover{background:var(--pressed)}.quiet:hover,.way:hover{background:none}.quiet:hover,.cards a:hover{border-color:var(--ink)}}
@media print{header,footer{display:none}}`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** Nothing but the two faces loads, nothing runs, nobody frames it, and no address of a payment leaks to another site. */
export const PAY_PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; font-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  'cache-control': 'no-store',
  // Not no-referrer: a browser would then send our own forms without saying where they come from.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
}
