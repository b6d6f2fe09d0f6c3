import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { noticesText } from './notices-text.ts'
import { productionDependencies } from './third-party.ts'

const api = resolve(import.meta.dirname, '../../api')

test('the dependencies of the server are found with their licences, also indirect ones', () => {
  const found = productionDependencies(api)
  const named = (name: string) => found.find((each) => each.name === name)
  expect(named('fastify')).toMatchObject({ identifier: 'MIT', text: expect.stringMatching(/MIT/) })
  // Of fastify.
  expect(named('avvio')?.text).toMatch(/Permission is hereby granted/)
  // For development only.
  expect(named('vitest')).toBeUndefined()
  expect(named('drizzle-kit')).toBeUndefined()
})

test('a missing package is an error, and not a missing notice', () => {
  const folder = join(import.meta.dirname, 'no-such-package')
  expect(() => productionDependencies(folder)).toThrow()
})

test('packages with the same licence text share it, and none is listed twice', () => {
  const mit = { version: '1.0.0', identifier: 'MIT', text: 'Permission is granted.\n' }
  const text = noticesText('Work of others.', [
    { name: 'neem', ...mit },
    { name: 'banyan', ...mit },
    { name: 'neem', ...mit },
    { name: 'pipal', version: '2.0.0', identifier: null, text: null },
  ])
  expect(text.match(/neem 1\.0\.0/g)).toHaveLength(1)
  expect(text).toContain('banyan 1.0.0 (MIT)\nneem 1.0.0 (MIT)\n\nPermission is granted.')
  expect(text).toContain('pipal 2.0.0 (no identifier)\n\nThe package contains no licence text.')
})
