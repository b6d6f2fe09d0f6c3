import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const biome = join(root, 'node_modules/.bin/biome')

const siteFiles = [
  'apps/web/src/entry-server.tsx',
  'apps/web/src/pages/page.test.tsx',
  'packages/features/schools/src/list/list.ts',
  'packages/features/schools/src/list/list.test.ts',
  'packages/features/shell/src/frame/frame.ts',
  'packages/features/shell/src/stories/story.tsx',
  'packages/features/platform/src/session/session.ts',
  'packages/features/editing/src/save.ts',
  'packages/ui/src/components/Button/Button.tsx',
  'packages/search-core/src/search.ts',
  'packages/api-client/src/client.ts',
  'packages/widget/src/element.ts',
]
const serverFiles = [
  'apps/api/src/app.ts',
  'apps/api/src/modules/leads/desk/desk.service.ts',
  'apps/api/src/modules/leads/desk/desk.repository.ts',
  'apps/api/src/modules/leads/desk/desk.test.ts',
  'apps/api/seed/seed.ts',
]

/** The imports that lint refuses, each in a file of its own line, as `file: module`. */
function refusedAmong(imports: Readonly<Record<string, readonly string[]>>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'site-and-server-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'))
  for (const [file, modules] of Object.entries(imports)) {
    const lines = modules.map((module, i) => `export { a as a${i} } from '${module}'\n`)
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), lines.join(''))
  }
  const { stdout } = spawnSync(
    biome,
    [
      'lint',
      '--vcs-enabled=false',
      '--only=style/noRestrictedImports',
      '--reporter=json',
      '--max-diagnostics=none',
      '.',
    ],
    { cwd: folder, encoding: 'utf8' },
  )
  const report: {
    diagnostics: { location: { path: string; start: { line: number } } }[]
  } = JSON.parse(stdout)
  const refused = report.diagnostics.map(({ location: { path, start } }) => {
    return `${path}: ${imports[path]?.[start.line - 1]}`
  })
  return [...new Set(refused)].toSorted()
}

const pathFrom = (file: string, target: string) =>
  relative(dirname(file), target).replaceAll('\\', '/')

it('lint refuses imports of the server by the site and its packages, and the other way round', () => {
  const imports: Record<string, string[]> = Object.fromEntries([
    ...siteFiles.map((file) => [
      file,
      [
        pathFrom(file, 'apps/api/src/caller.ts'),
        pathFrom(file, 'apps/api/seed/seed.ts'),
        '@edbazaar/api',
        '@edbazaar/api/src/caller.ts',
      ],
    ]),
    ...serverFiles.map((file) => [
      file,
      [
        pathFrom(file, 'apps/web/src/route-table.ts'),
        pathFrom(file, 'packages/ui/src/components/Button/Button.tsx'),
        pathFrom(file, 'packages/api-client/src/client.ts'),
        '@edbazaar/web',
        '@edbazaar/api-client',
        '@edbazaar/ui/Button',
      ],
    ]),
  ])
  const all = Object.entries(imports).flatMap(([file, modules]) =>
    modules.map((module) => `${file}: ${module}`),
  )
  expect(refusedAmong(imports)).toEqual(all.toSorted())
})

it('lint lets the site use the types of the contract through the API client', () => {
  const files = ['apps/web/src/entry-server.tsx', 'packages/features/schools/src/list/list.ts']
  const modules = ['@edbazaar/api-client', '@edbazaar/api-client/testing', './api/client']
  expect(refusedAmong(Object.fromEntries(files.map((file) => [file, modules])))).toEqual([])
})
