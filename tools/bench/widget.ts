import { gzipSync } from 'node:zlib'
import { buildScript } from '../../packages/widget/build/script.ts'
import { installApart } from '../packages/install-apart.ts'
import { importCost } from './lib/import-cost.ts'
import type { Bench } from './lib/measure.ts'

const versions = {
  '@docsearch/js': '4',
  '@algolia/autocomplete-js': '1',
  '@algolia/autocomplete-theme-classic': '1',
  'accessible-autocomplete': '3',
  awesomplete: '1',
}

/** What a page imports to have a search box with suggestions and its look. */
const peers: Readonly<Record<string, string>> = {
  '@docsearch/js': `export { default } from '@docsearch/js'`,
  '@algolia/autocomplete-js': `export { autocomplete } from '@algolia/autocomplete-js'; import '@algolia/autocomplete-theme-classic'`,
  'accessible-autocomplete': `export { default } from 'accessible-autocomplete'; import 'accessible-autocomplete/dist/accessible-autocomplete.min.css'`,
  awesomplete: `export { default } from 'awesomplete'; import 'awesomplete/awesomplete.css'`,
}

/** Scripts and styles together, everything that a page loads for it; ours must be at most 5 kB. */
export const bench: Bench = {
  usage: 'what the search box for other sites weighs, gzip, beside its peers (asks the registry)',
  async run(_, report) {
    const script = gzipSync(await buildScript(), { level: 9 }).length
    report({ name: 'edbazaar-search', value: script / 1000, unit: 'kB gzip', atMost: 5 })
    const from = await installApart(versions)
    for (const [name, code] of Object.entries(peers)) {
      const { js, css } = await importCost({ from, code, external: [] })
      report({ name, value: (js + css) / 1000, unit: 'kB gzip' })
    }
  },
}
