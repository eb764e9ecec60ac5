import { describe, expect, it } from 'vitest'
import { AREAS } from './areas.ts'
import { openApi } from './openapi.ts'
import { referencePage } from './reference-page.ts'

const SITE = 'https://sizzleandspice.example'
const page = referencePage(SITE, openApi(SITE))

describe('the reference page', () => {
  it('shows every call in its area, in the order of the areas', () => {
    const calls = AREAS.flatMap(({ calls }) => Object.keys(calls))
    const shown = [...page.matchAll(/<article id="(\w+)">/g)].map(([, id]) => id)
    expect(shown).toEqual(calls)
    for (const { name, about } of AREAS) {
      expect(page).toContain(`<h2>${name}</h2>`)
      expect(page).toContain(about)
    }
  })

  it('has a place for every link on it, and each place once', () => {
    const places = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(places).size).toBe(places.length)
    for (const [, to] of page.matchAll(/href="#([^"]+)"/g)) expect(places).toContain(to)
  })

  it('writes types as people do, with links to the named ones', () => {
    const order = page.slice(page.indexOf('id="shape-OrderStatusEvent"')).split('</article>')[0]
    expect(order).toContain('status: <a href="#shape-OrderStatus">OrderStatus</a>\n  at: <a href="#shape-Instant">')
    expect(page).toContain('&quot;pickup&quot; | &quot;delivery&quot; | &quot;dine-in&quot;')
  })

  it('says above a field what its name does not', () => {
    const option = page.slice(page.indexOf('id="shape-MenuOption"')).split('</article>')[0]
    expect(option).toContain('// Units that are chosen at the start.\n  preset: integer\n')
    expect(option).toContain('sizeCode: string | null\n')
  })

  it('stands readable without its script: the field for finding is hidden, and every name is there', () => {
    expect(page).toContain('<label hidden>Find a call')
    expect(page).toContain('<p id="found" role="status" hidden>')
    expect(page).not.toMatch(/<(li|details) hidden/)
  })

  it('says what is sent before it shows one of it', () => {
    const order = page.slice(page.indexOf('id="createCustomerOrderCash"'))
    expect(order.indexOf('Input and answer')).toBeLessThan(order.indexOf('<summary>Example'))
  })

  it('shows a read with its query', () => {
    expect(page).toContain('<pre>GET /api/getLocationMenu?locationId=truro</pre>')
  })
})
