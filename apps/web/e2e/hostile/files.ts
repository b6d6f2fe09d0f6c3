import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { photos } from '../listing'
import { isWhole, run } from './strings'

export interface SentFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const page = `<!doctype html><script>${run}</script>`
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" onload="${run}"><script>${run}</script></svg>`

/** Pages that are called images, and images that hold pages. */
async function ours(browser: Page): Promise<SentFile[]> {
  const [photo] = await photos(browser, 1)
  if (photo === undefined) throw new Error('An image was asked for and none was drawn.')
  const sent = (name: string, ...parts: (string | Buffer)[]): SentFile => ({
    name,
    mimeType: 'image/jpeg',
    buffer: Buffer.concat(parts.map((part) => Buffer.from(part))),
  })
  return [
    sent('page.jpg', page),
    sent('drawing.svg', drawing),
    sent('"><script>.gif', `GIF89a/*`, Buffer.alloc(40), `*/=1;${run}//`),
    sent(`<img src=x onerror=${run}>.jpg`, photo.buffer),
    sent('behind.jpg', photo.buffer, page, drawing),
    sent('before.jpg', page, photo.buffer),
  ]
}

/** What is sent: ours, or with `ALL_STRINGS=1` also every file of `SAMPLES_DIR/uploads`. */
export async function hostileFiles(browser: Page): Promise<SentFile[]> {
  const folder = join(process.env.SAMPLES_DIR ?? '', 'uploads')
  const names = isWhole ? readdirSync(folder).filter((name) => name !== 'MANIFEST.csv') : []
  const others = names.map((name) => ({
    ...{ name, mimeType: 'image/jpeg' },
    buffer: readFileSync(join(folder, name)),
  }))
  return [...(await ours(browser)), ...others]
}
