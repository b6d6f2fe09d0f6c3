import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { createSwcExtractor } from '@lingui/native-tools'

const root = import.meta.dirname

/** Every `messages.ts` and admin table that uses `defineMessages` has catalogues in `locales` beside it. */
const files = globSync('packages/features/*/src/**/{messages.ts,table.tsx}', {
  cwd: root,
}).filter((file) => readFileSync(join(root, file), 'utf8').includes('defineMessages('))

/** How messages travel between the code and the `.po` files that translators edit. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'hi'],
  // A message without a translation is shown in English.
  fallbackLocales: { default: 'en' },
  catalogs: files.toSorted().map((file) => ({
    path: `<rootDir>/${dirname(file)}/locales/{locale}`,
    include: [`<rootDir>/${file}`],
  })),
  format: formatter({ lineNumbers: false }),
  orderBy: 'origin',
  extractors: [createSwcExtractor()],
  macro: { corePackage: ['@edbazaar/feature-platform/macro'] },
})
