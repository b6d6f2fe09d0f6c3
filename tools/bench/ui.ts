import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fourComponents, oneButton, uiBase } from '../packages/budgets.ts'
import { installIsolated } from '../packages/install-isolated.ts'
import { installPacked } from '../packages/install-packed.ts'
import { buildAndPack } from '../packages/pack.ts'
import { publishedPackages } from '../packages/published.ts'
import { type ImportCost, importCost } from './lib/import-cost.ts'
import type { Bench } from './lib/measure.ts'
import { peerVersions, type UiPeer, uiPeers } from './lib/ui-peers.ts'

type Part = 'button' | 'four'
const parts = { button: 'Button', four: 'Button, Dialog, Menu, Toast' } as const

/** Bytes of a library for a button and for four components. */
interface MeasuredLibrary extends Record<Part, ImportCost> {
  readonly name: string
  readonly isUnstyled: boolean
}

/** Our scripts and styles must not be larger than the smallest of the other libraries. */
export const bench: Bench = {
  usage:
    'what importing ui costs a page, gzipped, compared with other libraries (uses the registry)',
  async run(_, report) {
    const ours = await measureOurs()
    const peers = await measurePeers()
    for (const part of ['button', 'four'] as const) {
      for (const kind of ['js', 'css'] as const) {
        const others = kind === 'css' ? peers.filter(({ isUnstyled }) => !isUnstyled) : peers
        const name = (library: string) => `${parts[part]}, ${kind}: ${library}`
        const kilobytes = ({ [part]: cost }: MeasuredLibrary) => cost[kind] / 1000
        const least = Math.min(...others.map(kilobytes))
        const unit = 'kB gzip'
        report({ name: name(ours.name), value: kilobytes(ours), unit, atMost: least })
        for (const peer of others) report({ name: name(peer.name), value: kilobytes(peer), unit })
      }
    }
  },
}

/** The packed tarball, with the theme and the reset that every page needs. */
async function measureOurs(): Promise<MeasuredLibrary> {
  const ui = publishedPackages().find(({ name }) => name === '@edbazaar/ui')
  if (!ui) throw new Error('@edbazaar/ui is missing.')
  const into = realpathSync(mkdtempSync(join(tmpdir(), 'edbazaar-bench-')))
  try {
    const from = installPacked([await buildAndPack(ui, into)], into)
    const measureLibrary = (code: string) => importCost({ from, code: `${uiBase}\n${code}` })
    const [button, four] = [await measureLibrary(oneButton), await measureLibrary(fourComponents)]
    return { name: ui.name, isUnstyled: false, button, four }
  } finally {
    rmSync(into, { recursive: true, force: true })
  }
}

async function measurePeers(): Promise<MeasuredLibrary[]> {
  const from = await installIsolated(peerVersions)
  const folder = join(from, 'node_modules/@vanilla-extract/esbuild-plugin/dist')
  const file = join(folder, 'vanilla-extract-esbuild-plugin.esm.js')
  const { vanillaExtractPlugin } = await import(pathToFileURL(file).href)
  const plugins = [vanillaExtractPlugin()]
  const measureLibrary = async ({
    name,
    isUnstyled = false,
    button,
    four,
  }: UiPeer): Promise<MeasuredLibrary> => ({
    name,
    isUnstyled,
    button: await importCost({ from, code: button, plugins }),
    four: await importCost({ from, code: four, plugins }),
  })
  return Promise.all(uiPeers.map(measureLibrary))
}
