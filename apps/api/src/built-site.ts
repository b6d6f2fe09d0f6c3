import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import type { Config } from './config.ts'
import { sitePlugin } from './plugins/pages/site.ts'
import { projectPaths } from './project-paths.ts'

const folder = projectPaths.web

/** The plugin that serves pages; undefined if the web app is not built, as in API tests. */
export function builtSite(config: Config): FastifyPluginAsync | undefined {
  if (!existsSync(join(folder, 'server/entry-server.js'))) return undefined
  const { basePath, publicUrl, site: settings } = config
  return async (app) => {
    await app.register(sitePlugin, { folder, basePath, publicUrl, settings })
  }
}
