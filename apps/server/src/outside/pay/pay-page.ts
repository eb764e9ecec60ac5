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
<meta name="robots" content="noindex"><meta name="color-scheme" content="light">${refresh}<title>${asText(title)} | ${asText(HOUSE.name)}</title>
<style>${STYLE}</style></head><body${isWide ? ' class="wide"' : ''}><header>${MARK}<span>${asText(HOUSE.name)}</span></header><main>${body}</main>
<footer>${asText(HOUSE.name)} · ${asText(HOUSE.phone)}</footer></body></html>`
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

const STYLE = `${PAY_FONT_FACES}
:root{--paper:oklch(.972 .0155 84);--raised:oklch(.99 .0085 88);--sunk:oklch(.942 .0225 80);--ink:oklch(.25 .05 330);--soft:oklch(.43 .04 335);
--line:oklch(.865 .026 76);--strong:oklch(.6 .04 60);--saffron:oklch(.79 .155 74);--saffron-soft:oklch(.915 .065 82);--chilli:oklch(.51 .185 28);--chilli-soft:oklch(.93 .035 32);--coriander:oklch(.46 .105 150);
font:17px/1.5 Hanken,ui-sans-serif,system-ui,sans-serif;color:var(--ink);background:var(--paper)}
*{box-sizing:border-box}body{margin:0;min-height:100dvh;display:flex;flex-direction:column}
header{display:flex;gap:.6rem;align-items:center;width:100%;max-width:30rem;margin:0 auto;padding:12px 20px;font:600 1.2rem/1 Fraunces,ui-serif,Georgia,serif}
main{width:100%;max-width:30rem;margin:0 auto;padding:0 20px 2rem;flex:1}footer{padding:1.25rem;text-align:center;color:var(--soft);font-size:.9rem}
h1{font:600 1.9rem/1.15 Fraunces,ui-serif,Georgia,serif;margin:.75rem 0 .5rem;text-wrap:balance}h2{font:600 1.15rem/1.3 Fraunces,ui-serif,Georgia,serif;margin:1.75rem 0 .6rem}
p{margin:.4rem 0}h1,h2,p{text-wrap:pretty}.soft{color:var(--soft)}.test{display:block;background:var(--saffron-soft);border-radius:10px;padding:.6rem .9rem;font-weight:600;margin:0 0 1rem}
.card{background:var(--raised);border:1px solid var(--line);border-radius:14px;padding:1rem 1.1rem}
.slip{background:var(--sunk);margin-top:1rem;padding:1.25rem 1.25rem 1.9rem;mask:conic-gradient(from -45deg at bottom,#0000,#000 1deg 89deg,#0000 90deg) 50%/16px 100%}
dl{display:grid;grid-template-columns:1fr auto;gap:.35rem 0;margin:0}dd{margin:0;padding-left:1rem;text-align:right;font-variant-numeric:tabular-nums}dt{overflow-wrap:anywhere;min-width:0}
.way{justify-content:flex-start;width:auto;min-height:44px;margin:0 0 .25rem;padding:0;background:none;font-size:1rem;text-decoration:underline;text-underline-offset:4px}
.way:before{content:"";width:.55rem;height:.55rem;margin:0 .6rem 0 .15rem;border:solid;border-width:0 0 2px 2px;rotate:45deg}
summary{display:flex;align-items:center;gap:.6rem;min-height:44px;cursor:pointer;list-style:none}summary::-webkit-details-marker{display:none}
summary:after{content:"";width:.5rem;height:.5rem;margin-top:-.25rem;border:solid;border-width:0 2px 2px 0;rotate:45deg}[open]>summary:after{margin-top:.25rem;rotate:225deg}
.lines summary{font-weight:600}.lines dl{padding:.4rem 0 .6rem}
.total{border-top:1.5px dashed var(--strong);padding-top:.8rem;margin-top:.5rem;font:600 1.25rem/1.3 Fraunces,ui-serif,Georgia,serif}
label{display:block;font-weight:600;margin:1rem 0 .3rem}input,select{width:100%;min-height:48px;border:1px solid var(--strong);border-radius:10px;background:var(--raised);color:inherit;font:inherit;padding:.5rem .8rem}
input{font-variant-numeric:tabular-nums;letter-spacing:.04em}
button,.button{display:flex;align-items:center;justify-content:center;min-height:52px;width:100%;margin-top:1rem;border:0;border-radius:10px;background:var(--saffron);color:var(--ink);font-family:inherit;font-size:1.05rem;font-weight:600;line-height:1.2;text-decoration:none;cursor:pointer;padding:.6rem 1rem;text-align:center}
.quiet{background:transparent;color:var(--ink);border:1px solid var(--strong)}
.cards{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fit,minmax(13rem,1fr));gap:.5rem}.cards button{display:flex;flex-direction:column;gap:.1rem;align-items:flex-start;height:100%;text-align:left;margin:0;line-height:1.35;padding:.6rem 1rem;background:var(--raised);color:var(--ink);border:1px solid var(--line);font-weight:500}
.cards code{font:600 1rem/1.3 Hanken,ui-sans-serif,system-ui,sans-serif;font-variant-numeric:tabular-nums;letter-spacing:.03em;white-space:nowrap}.cards span{color:var(--soft);font-size:.95rem}
.plate{background:oklch(.27 .06 330);color:oklch(.975 .0155 84);border-radius:14px;padding:2.8rem 1.25rem 1.2rem;margin:1rem 0 .75rem;position:relative}
.plate:before{content:"";position:absolute;left:1.25rem;top:1.25rem;width:2.4rem;height:1.75rem;border-radius:6px;background:linear-gradient(90deg,transparent 31%,oklch(.55 .11 70) 31% 34%,transparent 34% 66%,oklch(.55 .11 70) 66% 69%,transparent 69%),linear-gradient(transparent 47%,oklch(.55 .11 70) 47% 53%,transparent 53%),oklch(.82 .13 80)}
.plate label{margin-top:.9rem;font-size:.9rem;font-weight:500}.plate input{min-height:52px;border-color:oklch(.82 .11 78);background:oklch(.21 .05 330);font-size:1.25rem}
[aria-invalid]{border-color:oklch(.78 .13 32)!important}.plate .problem{margin:.75rem 0 0}
.plate input:focus-visible{outline-color:oklch(.82 .11 78)}
@supports selector(::details-content){@media (min-width:52rem){.lines summary{display:none}.lines::details-content{content-visibility:visible}}}
@media (min-width:52rem){.wide header,.wide main{max-width:80rem;padding-inline:40px}.wide main{display:grid;grid-template-columns:1fr minmax(0,33rem);gap:0 4rem;align-items:start}.wide .plate{margin-top:0}}
.problem{background:var(--chilli-soft);color:var(--chilli);border-radius:10px;padding:.7rem .9rem;font-weight:600;margin:0 0 1rem}
.done{color:var(--coriander);font-weight:600}.number{font:600 3rem/1.1 Fraunces,ui-serif,Georgia,serif;margin:.5rem 0}.center{text-align:center;padding-top:2rem}
.later{margin-top:1.25rem;border-top:1px solid var(--line);padding-top:.5rem}.later summary,.more summary{font-weight:600}.more{margin-top:.5rem}.more ul{margin-top:.25rem}
:focus-visible{outline:3px solid oklch(.47 .16 325);outline-offset:2px}@media (hover:hover){button:hover,.button:hover{filter:brightness(.94)}.cards button:hover{border-color:var(--ink);filter:none}}
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
