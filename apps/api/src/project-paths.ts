import { join, resolve } from 'node:path'

/** The folder of this package, which contains `src` and, once built, `dist`. */
const api = resolve(import.meta.dirname, '..')
const root = resolve(api, '../..')

/** Files and folders outside the code. The built code lies elsewhere, so modules use these paths. */
export const projectPaths = {
  root,
  contract: join(root, 'openapi.yaml'),
  web: join(root, 'apps/web/dist'),
  package: join(api, 'package.json'),
  compileCache: join(api, 'node_modules/.cache/compiled'),
  parsedContract: join(api, 'node_modules/.cache/contract.json'),
  migrations: join(api, 'src/db/migrations'),
  seedVideos: join(api, 'seed/videos/files'),
  imageProcess: join(api, 'src/modules/platform/media/image-process.ts'),
  coversProcess: join(api, 'seed/covers-process.ts'),
} as const
