import { methodOf, pathOf } from '@sizzle/contract/route.ts'
import { routes } from '@sizzle/contract/routes.ts'
import { describe, expect, it } from 'vitest'
import { openApi } from '../../reference/openapi.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

describe('every route of the contract', () => {
  it.each(Object.entries(routes))('%s is answered by an operation of that address', async (_, route) => {
    const reply = await fetch(`${app().url}/api${pathOf(route)}`, { method: methodOf(route) })
    expect(reply.status).not.toBe(404)
    expect(reply.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('stands in the OpenAPI document, and no other does', async () => {
    const document = (await (await fetch(`${app().url}/api/openapi.json`)).json()) as { openapi: string; paths: object }
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths).toSorted()).toEqual(Object.values(routes).map(pathOf).toSorted())
    expect(document).toEqual(JSON.parse(JSON.stringify(openApi(`http://localhost:${new URL(app().url).port}`))))
  })

  it('is described with the details of its refusals', () => {
    const paths = openApi('').paths as Record<string, Record<string, { responses: object }>>
    const told = JSON.stringify(paths['/updateOrderStatus']?.post?.responses)
    expect(told).toContain('{"enum":["order_changed"]}')
    expect(told).toMatch(/"required":\["code","from","to","allowed","current"\]/)
  })

  it('is on the reference page, which needs no script', async () => {
    const answer = await fetch(`${app().url}/api/docs`)
    const page = await answer.text()
    for (const name of Object.keys(routes)) expect(page).toContain(`id="${name}"`)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(page).not.toContain('<script')
  })
})
