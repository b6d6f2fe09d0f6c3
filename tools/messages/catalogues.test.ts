import { globSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { describe, expect, it } from 'vitest'
import { locales } from '../../packages/features/platform/src/i18n/languages.ts'
import { translationFaults } from './translation-faults.ts'

const root = resolve(import.meta.dirname, '../..')
const config = getConfig({ cwd: root })
const catalogues = await getCatalogs(config)

it('every language of the app has catalogues', () => {
  expect(config.locales).toEqual(Object.keys(locales))
  expect(catalogues.length).toBeGreaterThan(0)
})

describe('a catalogue has no broken translation', () => {
  it.each(
    catalogues.flatMap((catalogue) =>
      config.locales.map((language) => ({
        catalogue,
        language,
        file: relative(root, catalogue.getFilename(language)),
      })),
    ),
  )('$file', async ({ catalogue, language }) => {
    const entries = Object.values((await catalogue.read(language)) ?? {})
    const faults = entries.flatMap(({ message = '', translation = '' }) =>
      translationFaults(message, translation, language).map((fault) => `${message}: ${fault}`),
    )
    expect(faults).toEqual([])
  })
})

/** The code of all features, by its file. */
const featureCode = new Map(
  globSync('packages/features/*/src/**/*.{ts,tsx}', { cwd: root }).map((file) => [
    file,
    read(file),
  ]),
)

const sources = catalogues.flatMap(({ include }) => include).map((file) => relative(root, file))

it('all files that define messages are extracted', () => {
  const defining = [...featureCode].filter(([, code]) => /= defineMessages\(/.test(code))
  expect(sources.toSorted()).toEqual(defining.map(([file]) => file).toSorted())
})

describe.each(sources)('%s', (file) => {
  const code = read(file)
  const [, feature = '', folder = ''] =
    /^packages\/features\/([^/]+)\/src\/(.*)(?:messages\.ts|table\.tsx)$/.exec(file) ?? []

  it('is named after its package and folder, and reads the catalogues beside it', () => {
    const name = join(feature, folder).replace(/\/$/, '')
    expect(code.replace(/\(\s+/g, '(').replace(/\s+/g, ' ')).toContain(
      `defineMessages('${name}', import.meta.glob('./locales/*.po'), {`,
    )
  })

  it('has no message that nothing shows', () => {
    // A table shows its own messages, below their definition.
    const others = [...featureCode].filter(([other]) => other !== file || file.endsWith('.tsx'))
    const isShown = (key: string) => others.some(([, text]) => text.includes(`.${key}`))
    expect(keysIn(code).filter((key) => !isShown(key))).toEqual([])
  })

  it('leaves plurals to the rules of each language', () => {
    expect(code).not.toMatch(/[=!]== 1\b/)
  })
})

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

/** The keys of the outermost object. */
function keysIn(code: string): string[] {
  const [texts = ''] = code.slice(code.indexOf('defineMessages(')).split(/^\}\)|^\)/m)
  const lines = [...texts.matchAll(/^( +)(\w+):/gm)]
  const outermost = Math.min(...lines.map(([, indent = '']) => indent.length))
  return lines.flatMap(([, indent = '', key = '']) => (indent.length === outermost ? key : []))
}
