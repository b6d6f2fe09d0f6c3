/**
 * Uses the packed package as a stranger would: a fresh folder with nothing but React and the
 * tarball renders a page on the server. Takes the tarball's path; needs no network.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const page = `
import { Button } from '@edbazaar/ui/Button'
import { formatRupees } from '@edbazaar/ui/formatting'
import { vars } from '@edbazaar/ui/theme'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

process.stdout.write(renderToString(createElement(Button, null, formatRupees(124500))))
process.stdout.write(vars.color.act)
`

function unpack(tarball: string, app: string) {
  const installed = join(app, 'node_modules/@edbazaar/ui')
  mkdirSync(installed, { recursive: true })
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components', '1'])
}

/** React as it is installed here, with the scheduler that stands beside it. */
function copyReact(app: string) {
  const reactDom = dirname(fileURLToPath(import.meta.resolve('react-dom/package.json')))
  for (const name of ['react', 'react-dom', 'scheduler']) {
    const from = join(dirname(reactDom), name)
    cpSync(from, join(app, 'node_modules', name), { recursive: true, dereference: true })
  }
}

function renderIn(app: string) {
  writeFileSync(join(app, 'page.mjs'), page)
  const markup = execFileSync('node', ['page.mjs'], { cwd: app, encoding: 'utf8' })
  if (!/^<button [^>]*>.*₹1,24,500.*<\/button>var\(--eb-color-act\)$/.test(markup)) {
    throw new Error(`The packed Button renders something else: ${markup}`)
  }
}

const [, , tarball] = process.argv
if (tarball === undefined) throw new Error('Say which tarball: node check-package.ts FILE.tgz')
const app = mkdtempSync(join(tmpdir(), 'edbazaar-ui-'))
try {
  unpack(resolve(tarball), app)
  copyReact(app)
  renderIn(app)
  process.stdout.write('The packed tarball renders in a fresh app.\n')
} finally {
  rmSync(app, { recursive: true, force: true })
}
