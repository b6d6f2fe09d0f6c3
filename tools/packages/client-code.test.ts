import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { clientCodeFaults, serverReactOf } from './client-code.ts'

const folder = mkdtempSync(join(tmpdir(), 'edbazaar-client-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Checks a package with these modules; its entry point is `index.js`. */
function faultsOf(modules: Readonly<Record<string, string>>): string[] {
  for (const [path, code] of Object.entries(modules)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), code)
  }
  return clientCodeFaults(folder, ['index.js'], new Set(['useId', 'Children']))
}

const state = 'import { useId, useState as use1 } from "react";\n'

test('reports state that a server component can reach', () => {
  expect(faultsOf({ 'index.js': 'export * from "./a.js"', 'a.js': state })).toEqual([
    "a.js has useState without 'use client'",
  ])
})

test('reports an event handler in its markup', () => {
  const markup = 'import { jsx } from "react/jsx-runtime";\njsx("a", { onClick: () => go() })'
  expect(faultsOf({ 'index.js': markup })).toEqual(["index.js has onClick without 'use client'"])
})

test('leaves what a client module imports to the client', () => {
  const modules = { 'index.js': 'import "./a/b.js"', 'a/b.js': '"use client";\nimport "../c.js"' }
  expect(faultsOf({ ...modules, 'c.js': state })).toEqual([])
})

test('reports a client module that needs no client', () => {
  const modules = { 'index.js': 'import "./a.js"', 'a.js': '"use client";\nimport "./b.js"' }
  expect(faultsOf({ ...modules, 'b.js': `"use client";\n${state}` })).toEqual([
    "a.js has an unnecessary 'use client'",
  ])
})

test('lists what React exports to servers', () => {
  const names = serverReactOf(join(import.meta.dirname, '../..'))
  expect([names.has('useId'), names.has('useState')]).toEqual([true, false])
})
