import { join, relative, sep } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { accountFrame, type PageEntry, pageTable, routeCode } from '../src/route-table.ts'

/** Finds the file of a module that the route table names. */
type Resolve = (module: string) => Promise<string>

/**
 * Derives virtual modules from the route table, so that the browser loads only what it needs of it:
 * `virtual:route-paths` holds the public paths, `virtual:route-modules` imports the code of each
 * route on demand and holds the private paths, and `virtual:route-sources` names its source file as the build's manifest does.
 */
export function routeModules(): Plugin {
  let root = ''
  return {
    name: 'edbazaar-route-modules',
    configResolved(config) {
      root = config.root
    },
    resolveId: (id) => (id.startsWith('virtual:route-') ? `\0${id}` : null),
    async load(id) {
      const resolve = (module: string) => resolveRouteModule(this, module, root)
      switch (id) {
        case '\0virtual:route-paths':
          return pathsCode()
        case '\0virtual:route-modules':
          return modulesCode(resolve)
        case '\0virtual:route-sources':
          return sourcesCode(resolve, root)
        default:
          return null
      }
    },
  }
}

/** The file of a module that the route table names. Fails the build if there is none. */
export async function resolveRouteModule(
  context: Pick<Rolldown.PluginContext, 'resolve' | 'error'>,
  module: string,
  root: string,
): Promise<string> {
  const resolved = await context.resolve(module, join(root, 'src/route-table.ts'))
  return resolved?.id ?? context.error(`The route table names ${module}, which does not exist.`)
}

function pathsCode(): string {
  const publicPages = pageTable.filter(({ access }) => access === 'public')
  return [
    exported('publicPaths', publicPages.map(pathOf)),
    exported('editorialPaths', pageTable.filter(({ isEditorial }) => isEditorial).map(pathOf)),
  ].join('')
}

const pathOf = ({ path }: PageEntry) => path

async function modulesCode(resolve: Resolve): Promise<string> {
  const entries = Object.entries(routeCode).map(async ([id, { module, exportName }]) => {
    const file = JSON.stringify(await resolve(module))
    return `${JSON.stringify(id)}: async () => (await import(${file})).${exportName}`
  })
  const privatePages = pageTable.filter(({ access }) => access !== 'public')
  return [
    `export const routeModules = {\n${(await Promise.all(entries)).join(',\n')}\n}\n`,
    exported('privatePaths', privatePages.map(pathOf)),
    exported('accountFrameId', accountFrame.id),
  ].join('')
}

async function sourcesCode(resolve: Resolve, root: string): Promise<string> {
  const entries = Object.entries(routeCode).map(async ([id, { module, exportName }]) => {
    const file = relative(root, await resolve(module))
      .split(sep)
      .join('/')
    return [id, { file, exportName }]
  })
  return exported('routeSources', Object.fromEntries(await Promise.all(entries)))
}

const exported = (name: string, value: unknown) =>
  `export const ${name} = ${JSON.stringify(value)}\n`
