import { createHash } from 'node:crypto'
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
    const signingIn = ['/auth/sign-in/email', '/auth/sign-out', '/auth/sign-up/email']
    const others = Object.keys(document.paths).filter((path) => !signingIn.includes(path))
    expect(others.toSorted()).toEqual(Object.values(routes).map(pathOf).toSorted())
    expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(signingIn))
    expect(document).toEqual(JSON.parse(JSON.stringify(openApi(`http://localhost:${new URL(app().url).port}`))))
  })

  it('is described with the details of its refusals', () => {
    const paths = openApi('').paths as Record<string, Record<string, { responses: object }>>
    const told = JSON.stringify(paths['/updateOrderStatus']?.post?.responses)
    expect(told).toContain('{"enum":["order_changed"]}')
    expect(told).toMatch(/"required":\["code","from","to","allowed","current"\]/)
  })

  it('is on the reference page, whose one script is its own', async () => {
    const answer = await fetch(`${app().url}/api/docs`)
    const page = await answer.text()
    for (const name of Object.keys(routes)) expect(page).toContain(`id="${name}"`)
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    const scripts = [...page.matchAll(/<script([^>]*)>([^<]*)/g)].map(([, attributes, text = '']) => [attributes, text])
    const hash = createHash('sha256')
      .update(scripts[0]?.[1] ?? '')
      .digest('base64')
    expect(scripts).toEqual([['', expect.any(String)]])
    expect(policy).toContain(`script-src 'sha256-${hash}'`)
  })
})
