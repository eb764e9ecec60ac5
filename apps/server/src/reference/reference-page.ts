import { REFUSALS, type RefusalCode } from '@sizzle/contract/refusals/table.ts'
import { type AnyRoute, methodOf, pathOf, refusalCodesOf } from '@sizzle/contract/route.ts'
import { routes } from '@sizzle/contract/routes.ts'
import { keysOf, recordOf } from '@sizzle/domain/record.ts'
import { AREAS, areaOf, type CallName } from './areas.ts'
import { CHAPTERS } from './how-to-call.ts'
import { asText, prose } from './html-text.ts'
import { rightOf } from './openapi.ts'
import { SCRIPT } from './page-script.ts'
import { STYLE } from './page-style.ts'
import { SHARED_REFUSALS } from './refusal-answers.ts'
import { shapeHtml } from './shape-html.ts'
import { SIGN_IN_ADDRESSES } from './sign-in-paths.ts'
import type { Json } from './wire-schemas.ts'

type Content = { readonly content: Record<string, { readonly schema: Json }> }
type CallDescription = {
  readonly parameters: readonly {
    readonly name: string
    readonly in: string
    readonly description?: string
    readonly required?: boolean
    readonly schema: Json
  }[]
  readonly requestBody?: Content
  readonly responses: { readonly 200: Content }
}
type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, CallDescription>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Json>> }
}

/** The API on one page, readable without a script: made from the same document that programs read. */
export function referencePage(publicUrl: string, openApi: Json): string {
  // Made by openApi(): the types above name the parts that a reader sees.
  const document = openApi as Document
  const areas = AREAS.map(({ name, about, calls }) => {
    const names = keysOf(calls)
    return `<section id="${anchorOf(name)}"><h2>${asText(name)}</h2><p>${asText(about)}</p>${names
      .map((call) => callSection(call, document))
      .join('')}</section>`
  })
  return `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>API reference - Sizzle &amp; Spice</title><style>${STYLE}</style></head>
<body><header><h1>API reference</h1><p>Base address <code>${asText(publicUrl)}/api</code>. The same as a document for programs:
<a href="/api/openapi.json">openapi.json</a>.</p></header>
<nav aria-label="Calls"><label hidden>Find a call<input id="find" type="search" autocomplete="off"></label><p id="found" role="status" hidden>No call has that in its name.</p>${navigation()}</nav><main>${chapters(document)}${areas.join('')}${sharedSection()}${shapesSection(document)}</main><script>${SCRIPT}</script></body></html>`
}

function chapters(document: Document): string {
  const sections = CHAPTERS.map(
    ({ id, title, says }) =>
      `<section id="about-${id}"><h2>${asText(title)}</h2>${says.map((said) => `<p>${prose(said)}</p>`).join('')}${id === 'signing-in' ? SIGN_IN_ADDRESSES.map((address) => signInSection(address, document)).join('') : ''}</section>`,
  )
  return sections.join('')
}

function signInSection(address: (typeof SIGN_IN_ADDRESSES)[number], document: Document): string {
  const { path, about, example, answered } = address
  const described = document.paths[path]?.post
  if (!described) throw new Error(`${path} is not in the document`)
  return `<article id="address-${path.slice(1).replaceAll('/', '-')}"><h3><span>POST</span> ${asText(path)}</h3><p>${prose(about)}</p>
${shapesOf(shapeHtml(described.requestBody?.content['application/json']?.schema), described)}
<details><summary>Example</summary><h4>Request</h4><pre>${asText(`POST /api${path}\n\n${JSON.stringify(example, null, 2)}`)}</pre><h4>Answer</h4>${code({ success: true, ...answered })}</details>
${refusalsOf(address.refusals)}</article>`
}

/** Apart from the ids of calls, which are their names. */
function anchorOf(area: string): string {
  return `area-${area.replaceAll(' ', '-')}`
}

function navigation(): string {
  const groups = AREAS.map(
    ({ name, calls }) =>
      `<details><summary>${asText(name)}</summary><ul><li><a href="#${anchorOf(name)}">What it is for</a></li>${Object.keys(
        calls,
      )
        .map((call) => `<li><a href="#${call}">${call}</a></li>`)
        .join('')}</ul></details>`,
  )
  const about = CHAPTERS.map(({ id, title }) => `<a href="#about-${id}">${asText(title)}</a>`)
  return `${about.join('')}${groups.join('')}<a href="#refusals">Answers of any call</a><a href="#shapes">Named shapes</a>`
}

function callSection(name: CallName, document: Document): string {
  const route: AnyRoute = routes[name]
  const method = methodOf(route)
  const described = document.paths[pathOf(route)]?.[method.toLowerCase()]
  if (!described) throw new Error(`${name} is not in the document`)
  const { example } = areaOf(name)
  return `<article id="${name}"><h3><span>${method}</span> ${asText(pathOf(route))}</h3><p>${prose(route.about)} ${asText(rightOf(route))}</p>
${shapesOf(inputText(route, described), described)}
<details><summary>Example</summary><h4>Request</h4>${exampleOf(route, example.input)}<h4>Answer</h4>${code({ success: true, ...recordOf(example.answer) })}</details>
${refusalsOf(refusalCodesOf(route))}</article>`
}

function shapesOf(input: string, { responses }: CallDescription): string {
  const answer = shapeHtml(responses[200].content['application/json']?.schema)
  return `<details><summary>Input and answer</summary><h4>Input</h4><pre>${input}</pre><h4>Answer</h4><pre>${answer}</pre></details>`
}

function exampleOf(route: AnyRoute, input: unknown): string {
  const path = `${methodOf(route)} /api${pathOf(route)}`
  if (route.upload) return `<pre>${path}\n\n(the image itself)</pre>`
  // The input of a read is its query: text by name.
  if (methodOf(route) === 'GET') {
    const query = new URLSearchParams(input as Record<string, string>).toString()
    return `<pre>${asText(query ? `${path}?${query}` : path)}</pre>`
  }
  return `<pre>${asText(`${path}\n\n${JSON.stringify(input, null, 2)}`)}</pre>`
}

function inputText(route: AnyRoute, { parameters, requestBody }: CallDescription): string {
  if (route.upload) return asText(route.upload.types.join(' | '))
  if (requestBody) return shapeHtml(requestBody.content['application/json']?.schema)
  return shapeHtml({
    properties: Object.fromEntries(
      parameters.map(({ name, description, schema }) => [name, { description, ...schema }]),
    ),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  })
}

function refusalsOf(codes: readonly RefusalCode[]): string {
  if (codes.length === 0) return ''
  const rows = codes.map((one) => {
    const [status, sentence] = REFUSALS[one]
    return `<tr><th scope="row">${status}</th><td><code>${one}</code></td><td>${asText(sentence)}</td></tr>`
  })
  return `<details><summary>Refusals</summary><table>${rows.join('')}</table></details>`
}

function sharedSection(): string {
  return `<section id="refusals"><h2>Answers of any call</h2><p>A refusal is a <a href="#shape-Failure">Failure</a>. Beside its own,
a call may answer with these before its rules are asked.</p>${refusalsOf([...SHARED_REFUSALS.values()].flat())}</section>`
}

function shapesSection({ components }: Document): string {
  const shapes = Object.entries(components.schemas).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const articles = shapes.map(
    ([name, schema]) => `<article id="shape-${name}"><h3>${name}</h3><pre>${shapeHtml(schema)}</pre></article>`,
  )
  return `<section id="shapes"><h2>Named shapes</h2><p>What calls take and answer, by name.</p>${articles.join('')}</section>`
}

function code(value: unknown): string {
  return `<pre>${asText(JSON.stringify(value, null, 2))}</pre>`
}
