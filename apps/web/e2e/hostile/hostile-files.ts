import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { photos } from '../listing'
import { payload, testsAllStrings } from './hostile-strings'

export interface HostileFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const htmlPage = `<!doctype html><script>${payload}</script>`
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="${payload}"><script>${payload}</script></svg>`

/** Pages disguised as images, and images that contain pages. */
async function builtInFiles(browser: Page): Promise<HostileFile[]> {
  const [photo] = await photos(browser, 1)
  if (photo === undefined) throw new Error('No image could be drawn in the browser.')
  const toFile = (name: string, ...parts: (string | Buffer)[]): HostileFile => ({
    name,
    mimeType: 'image/jpeg',
    buffer: Buffer.concat(parts.map((part) => Buffer.from(part))),
  })
  return [
    toFile('page.jpg', htmlPage),
    toFile('drawing.svg', svg),
    toFile('"><script>.gif', `GIF89a/*`, Buffer.alloc(40), `*/=1;${payload}//`),
    toFile(`<img src=x onerror=${payload}>.jpg`, photo.buffer),
    toFile('behind.jpg', photo.buffer, htmlPage, svg),
    toFile('before.jpg', htmlPage, photo.buffer),
  ]
}

/** The built-in files and, with `ALL_STRINGS=1`, every file of `SAMPLES_DIR/uploads`. */
export async function hostileFiles(browser: Page): Promise<HostileFile[]> {
  const folder = join(process.env.SAMPLES_DIR ?? '', 'uploads')
  const names = testsAllStrings ? readdirSync(folder).filter((name) => name !== 'MANIFEST.csv') : []
  const sampleFiles = names.map((name) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: readFileSync(join(folder, name)),
  }))
  return [...(await builtInFiles(browser)), ...sampleFiles]
}
