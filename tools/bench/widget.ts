import { gzipSync } from 'node:zlib'
import { buildScript } from '../../packages/widget/build/script.ts'
import { installIsolated } from '../packages/install-isolated.ts'
import { importCost } from './lib/import-cost.ts'
import type { Bench } from './lib/measure.ts'

const versions = {
  '@docsearch/js': '4',
  '@algolia/autocomplete-js': '1',
  '@algolia/autocomplete-theme-classic': '1',
  'accessible-autocomplete': '3',
  awesomplete: '1',
}

/** Imports for a search box with suggestions and styles. */
const peers: Readonly<Record<string, string>> = {
  '@docsearch/js': `export { default } from '@docsearch/js'`,
  '@algolia/autocomplete-js': `export { autocomplete } from '@algolia/autocomplete-js'; import '@algolia/autocomplete-theme-classic'`,
  'accessible-autocomplete': `export { default } from 'accessible-autocomplete'; import 'accessible-autocomplete/dist/accessible-autocomplete.min.css'`,
  awesomplete: `export { default } from 'awesomplete'; import 'awesomplete/awesomplete.css'`,
}

/** Scripts and styles together; ours must be at most 5 kB. */
export const bench: Bench = {
  usage: 'size of the search widget, gzipped, compared with others (uses the registry)',
  async run(_, report) {
    const script = gzipSync(await buildScript(), { level: 9 }).length
    report({ name: 'edbazaar-search', value: script / 1000, unit: 'kB gzip', atMost: 5 })
    const from = await installIsolated(versions)
    for (const [name, code] of Object.entries(peers)) {
      const { js, css } = await importCost({ from, code, external: [] })
      report({ name, value: (js + css) / 1000, unit: 'kB gzip' })
    }
  },
}
