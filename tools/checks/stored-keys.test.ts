import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const features = resolve(import.meta.dirname, '../../packages/features')
const storage = readFileSync(resolve(features, 'platform/src/storage/stored-atom.ts'), 'utf8')

/** Code that every page loads, so that its atoms exist when a user signs out. */
const everyPage = new Set(['schoolsToCompare', 'selectedSchoolsToCompare', 'bookmarkedProducts'])

it('signing out clears what lazy code has stored', () => {
  const keys = globSync('*/src/**/*.ts', {
    cwd: features,
    exclude: ['platform/**', '**/*.test.ts'],
  })
    .map((file) => readFileSync(resolve(features, file), 'utf8'))
    .flatMap((code) => [...code.matchAll(storedKeys)])
    .filter(([, , options = '']) => !options.includes('isDeviceSetting'))
    .map(([, key, , hidden]) => key ?? hidden ?? '')
    .filter((key) => !everyPage.has(key))
  const [, listed = ''] = /keysOfLazyCode = \[([^\]]*)\]/.exec(storage) ?? []
  expect(keys.toSorted()).toEqual([...listed.matchAll(/'([^']+)'/g)].map(([, key]) => key))
})

/** The key and the options of `storedAtom` and `createDraftHook`, or the key of `hiddenIdsAtom`. */
const storedKeys =
  /(?:storedAtom|createDraftHook)<[^(]*>\(\s*'([^']+)',\s*(\{[^}]*\})|hiddenIdsAtom\('([^']+)'\)/g
