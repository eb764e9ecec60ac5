import { methodOf, pathOf } from '@sizzle/contract/route.ts'
import { routes } from '@sizzle/contract/routes.ts'
import { openApi } from './openapi.ts'

type Described = {
  summary: string
  description: string
  parameters: object[]
  requestBody?: object
  responses: Record<string, { description: string }>
}

/** The API on one page, readable without a script: made from the same document that programs read. */
export function referencePage(publicUrl: string): string {
  const paths = openApi(publicUrl).paths as Record<string, Record<string, Described>>
  const names = Object.entries(routes).toSorted(([a], [b]) => a.localeCompare(b))
  const index = names.map(([name]) => `<li><a href="#${name}">${name}</a></li>`).join('')
  const sections = names.map(([name, route]) => {
    const method = methodOf(route)
    return section(name, method, pathOf(route), paths[pathOf(route)]?.[method.toLowerCase()])
  })
  return `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>API reference - Sizzle &amp; Spice</title><style>${STYLE}</style></head>
<body><header><h1>API reference</h1><p>Base address <code>${asText(publicUrl)}/api</code>. The same as a document for programs:
<a href="/api/openapi.json">openapi.json</a>. Send <code>x-api-key</code> from <code>GET /api/session</code>, the session cookie,
and one <code>Idempotency-Key</code> for each action.</p></header><nav aria-label="Calls"><ul>${index}</ul></nav><main>${sections.join('')}</main></body></html>`
}

function section(name: string, method: string, path: string, described: Described | undefined): string {
  if (!described) return ''
  const input = described.requestBody ?? described.parameters
  const answers = Object.entries(described.responses)
    .map(
      ([status, { description }]) =>
        `<tr><th scope="row">${status}</th><td>${described ? prose(description) : ''}</td></tr>`,
    )
    .join('')
  return `<section id="${name}"><h2><span>${method}</span> ${asText(path)}</h2><p>${asText(described.summary)} ${asText(described.description)}</p>
<details><summary>Input</summary><pre>${asText(JSON.stringify(input, null, 2))}</pre></details>
<details><summary>Answer</summary><pre>${asText(JSON.stringify(described.responses['200'], null, 2))}</pre></details>
<table><caption>Answers</caption>${answers}</table></section>`
}

function prose(text: string): string {
  return asText(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll('\n\n', '<br>')
}

function asText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

export const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{margin:0 auto;max-width:72rem;padding:1rem}
@media(min-width:52rem){body{display:grid;grid-template-columns:15rem 1fr;gap:0 2rem}header{grid-column:1/-1}nav{position:sticky;top:1rem;align-self:start;max-height:95vh;overflow:auto}}
ul{list-style:none;padding:0}nav a{display:block;padding:.3rem 0;overflow-wrap:anywhere}h1{font-size:1.8rem}h2{font:600 1.1rem/1.3 ui-monospace,monospace;overflow-wrap:anywhere}
h2 span{background:#f3c969;color:#2b1524;border-radius:.3rem;padding:.1rem .4rem}section{border-top:1px solid #8886;padding:1rem 0}main{min-width:0}
pre{overflow:auto;background:#8881;padding:.75rem;border-radius:.4rem;font-size:.85rem}table{border-collapse:collapse;width:100%}caption{text-align:left;font-weight:600}
th,td{text-align:left;vertical-align:top;padding:.3rem .6rem .3rem 0;border-top:1px solid #8883}summary{cursor:pointer;padding:.4rem 0}code{font-size:.9em}`
