import { expect, it } from 'vitest'
import { createTestApp } from '../../../test/app.ts'
import { readContract } from '../../contract/read-contract.ts'

const { app } = await createTestApp()

it('serves the contract unchanged', async () => {
  const response = await app.inject('/api/openapi.yaml')
  expect(response.headers['content-type']).toContain('yaml')
  expect(response.payload).toBe((await readContract()).text)
})

it('serves the API documentation without external resources', async () => {
  expect((await app.inject('/api/docs')).headers.location).toBe('/api/docs/')
  const page = await app.inject('/api/docs/')
  expect(page.headers['content-type']).toContain('text/html')
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain("default-src 'self'")
  expect(policy).not.toContain('script-src')
  const scripts = [...page.payload.matchAll(/<script src="([^"]+)"><\/script>/g)].map(
    ([, src]) => src,
  )
  expect(scripts).toEqual(['js/scalar.js', 'js/start.js'])
  expect(page.payload.match(/<script/g)).toHaveLength(2)
  for (const script of scripts) {
    const response = await app.inject(`/api/docs/${script}`)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toContain('javascript')
    expect(response.payload.length).toBeGreaterThan(100)
  }
})
