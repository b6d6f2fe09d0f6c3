import { join, resolve } from 'node:path'

/** The folder of this package: `src` and, once the API is built, `dist` are in it. */
const api = resolve(import.meta.dirname, '..')
const root = resolve(api, '../..')

/** Files and folders beside the code. The built code is elsewhere, so modules don't look around themselves. */
export const projectPaths = {
  root,
  contract: join(root, 'openapi.yaml'),
  web: join(root, 'apps/web/dist'),
  package: join(api, 'package.json'),
  compileCache: join(api, 'node_modules/.cache/compiled'),
  migrations: join(api, 'src/db/migrations'),
  demoFilms: join(api, 'src/seed/videos/films'),
  coversProcess: join(api, 'src/seed/covers-process.ts'),
} as const
