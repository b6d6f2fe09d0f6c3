import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createPhotos } from '../provider'
import { isFullRun, run } from './strings'

export interface UploadFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const page = `<!doctype html><script>${run}</script>`
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="${run}"><script>${run}</script></svg>`

/** Web pages named like images, and images that contain web pages. */
async function builtInFiles(browser: Page): Promise<UploadFile[]> {
  const [photo] = await createPhotos(browser, 1)
  if (photo === undefined) throw new Error('No image was created.')
  const upload = (name: string, ...parts: (string | Buffer)[]): UploadFile => ({
    name,
    mimeType: 'image/jpeg',
    buffer: Buffer.concat(parts.map((part) => Buffer.from(part))),
  })
  return [
    upload('page.jpg', page),
    upload('drawing.svg', svg),
    upload('"><script>.gif', `GIF89a/*`, Buffer.alloc(40), `*/=1;${run}//`),
    upload(`<img src=x onerror=${run}>.jpg`, photo.buffer),
    upload('behind.jpg', photo.buffer, page, svg),
    upload('before.jpg', page, photo.buffer),
  ]
}

/** The built-in files; with `ALL_STRINGS=1` also every file in `SAMPLES_DIR/uploads`. */
export async function hostileFiles(browser: Page): Promise<UploadFile[]> {
  const folder = join(process.env.SAMPLES_DIR ?? '', 'uploads')
  const names = isFullRun ? readdirSync(folder).filter((name) => name !== 'MANIFEST.csv') : []
  const sampleFiles = names.map((name) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: readFileSync(join(folder, name)),
  }))
  return [...(await builtInFiles(browser)), ...sampleFiles]
}
