import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const sources = ['packages/features/*/src/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}']

/** Code that handles a failed import: it retries, or leaves the part out. */
const handled =
  /importWithRetry|onFirstInteraction|\.catch\(|lazy\((?:part|loadDialog|\(\) => part)\)/

it('a lost connection does not end a page whose parts load later', () => {
  const unhandled = globSync(sources, { cwd: root, exclude: ['**/*.test.tsx', '**/*.stories.tsx'] })
    .map((file) => ({ file, code: readFileSync(resolve(root, file), 'utf8') }))
    .filter(({ code }) => importsLazy.test(code))
    .flatMap(({ file, code }) =>
      [...code.matchAll(lazyCalls)].map(([call]) => ({
        file,
        call,
      })),
    )
    .filter(({ call }) => !handled.test(call))
  expect(unhandled).toEqual([])
})

const importsLazy = /import \{[^}]*\blazy\b[^}]*\} from 'react'/
const lazyCalls = /\blazy(?:<[^>]*>)?\([\s\S]{0,160}/g
