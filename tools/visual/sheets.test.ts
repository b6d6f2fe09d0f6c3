import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { packSheets, readIndex, unpackSheets } from './sheets'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edbazaar-sheets-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const at = (path: string) => join(folder, path)

/** An image whose every pixel differs from its neighbours. */
async function draw(path: string, width: number, height: number, seed: number) {
  mkdirSync(join(at(path), '..'), { recursive: true })
  const data = Uint8Array.from({ length: width * height * 3 }, (_, i) => (i * 7919 + seed) % 256)
  await sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(at(path))
}

const pixels = (path: string) => sharp(at(path)).removeAlpha().raw().toBuffer()

test('restores screenshots from their sheet pixel by pixel, each in its own size', async () => {
  await draw('taken/button--main/light-390.png', 39, 20, 1)
  await draw('taken/button--main/dark-1280.png', 128, 11, 2)
  await draw('taken/menu--open/light-390.png', 39, 30, 3)
  const kept = await packSheets(at('taken'), at('kept'), '150.1')
  expect(kept.count).toBe(3)
  await unpackSheets(at('kept'), at('again'))
  for (const path of ['button--main/light-390', 'button--main/dark-1280', 'menu--open/light-390']) {
    const image = await pixels(`again/${path}.png`)
    expect(image.equals(await pixels(`taken/${path}.png`)), path).toBe(true)
  }
  expect(readIndex(at('kept'))?.chromium).toBe('150.1')
})

test('keeps an unchanged sheet, and removes one without screenshots', async () => {
  await draw('taken/button--main/light-390.png', 39, 20, 1)
  await draw('taken/menu--open/light-390.png', 39, 30, 3)
  await draw('taken/tabs--two/light-390.png', 39, 30, 4)
  await packSheets(at('taken'), at('kept'), '150.1')
  const long = new Date(2000, 0)
  for (const file of readdirSync(at('kept'))) utimesSync(at(`kept/${file}`), long, long)
  rmSync(at('taken/menu--open'), { recursive: true })
  await draw('taken/tabs--two/light-390.png', 39, 30, 5)
  await packSheets(at('taken'), at('kept'), '151.0')
  expect(readdirSync(at('kept')).sort()).toEqual([
    'button--main.webp',
    'index.json',
    'tabs--two.webp',
  ])
  expect(statSync(at('kept/button--main.webp')).mtime).toEqual(long)
  expect(statSync(at('kept/tabs--two.webp')).mtime).not.toEqual(long)
})

test('has nothing to compare without sheets', async () => {
  await unpackSheets(at('none'), at('again'))
  expect(readIndex(at('none'))).toBeNull()
})
