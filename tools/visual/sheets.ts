import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'

/** A story's screenshots by name, from left to right: their sizes in pixels. */
type Sheet = Record<string, readonly [width: number, height: number]>

/** Metadata of all sheets. */
export interface Index {
  /** The browser that took the screenshots. */
  chromium: string
  stories: Record<string, Sheet>
}

const indexFile = (sheets: string) => join(sheets, 'index.json')

/** Reads the index of the sheets; null if there are none. */
export function readIndex(sheets: string): Index | null {
  const file = indexFile(sheets)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

/** Splits each story's sheet into screenshots, as PNG below `<images>/<story>`. */
export async function unpackSheets(sheets: string, images: string): Promise<void> {
  rmSync(images, { recursive: true, force: true })
  const { stories = {} } = readIndex(sheets) ?? {}
  for (const [story, sheet] of Object.entries(stories)) {
    const folder = join(images, story)
    mkdirSync(folder, { recursive: true })
    const { data, info } = await pixelsOf(join(sheets, `${story}.webp`))
    const whole = sharp(data, { raw: info })
    let left = 0
    for (const [name, [width, height]] of Object.entries(sheet)) {
      const image = whole.clone().extract({ left, top: 0, width, height })
      await image.png({ compressionLevel: 1 }).toFile(join(folder, `${name}.png`))
      left += width
    }
  }
}

/**
 * Joins the screenshots of each story into its sheet without loss. Unchanged sheets are not
 * rewritten, and sheets without screenshots are removed. @returns the number of screenshots, and
 * the bytes of all sheets.
 */
export async function packSheets(images: string, sheets: string, chromium: string) {
  mkdirSync(sheets, { recursive: true })
  const before = readIndex(sheets)?.stories ?? {}
  const stories: Index['stories'] = {}
  let count = 0
  let bytes = 0
  for (const story of readdirSync(images).sort()) {
    const { sheet, image } = await lay(join(images, story))
    const file = join(sheets, `${story}.webp`)
    if (!(isSame(sheet, before[story]) && (await holds(file, image)))) {
      await sharp(image.data, { raw: image.info }).webp({ lossless: true, effort: 6 }).toFile(file)
    }
    stories[story] = sheet
    count += Object.keys(sheet).length
    bytes += readFileSync(file).length
  }
  for (const file of readdirSync(sheets)) {
    if (file.endsWith('.webp') && !(basename(file, '.webp') in stories)) rmSync(join(sheets, file))
  }
  writeFileSync(indexFile(sheets), textOf({ chromium, stories }))
  return { count, bytes }
}

/** One story per line, so that differences are readable. */
function textOf({ chromium, stories }: Index): string {
  const lines = Object.entries(stories).map(
    ([story, sheet]) => `    ${JSON.stringify(story)}: ${JSON.stringify(sheet)}`,
  )
  return `{\n  "chromium": ${JSON.stringify(chromium)},\n  "stories": {\n${lines.join(',\n')}\n  }\n}\n`
}

type Pixels = Awaited<ReturnType<typeof pixelsOf>>

/** An image's pixels in red, green and blue; screenshots have no transparency. */
function pixelsOf(file: string) {
  return sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}

/** Places the screenshots of a story side by side. */
async function lay(folder: string): Promise<{ sheet: Sheet; image: Pixels }> {
  const sheet: Record<string, readonly [number, number]> = {}
  const parts: OverlayOptions[] = []
  let width = 0
  let height = 0
  for (const file of readdirSync(folder).sort()) {
    const { data, info } = await pixelsOf(join(folder, file))
    parts.push({ input: data, raw: info, left: width, top: 0 })
    sheet[basename(file, '.png')] = [info.width, info.height]
    width += info.width
    height = Math.max(height, info.height)
  }
  const ground = sharp({ create: { width, height, channels: 3, background: 'white' } })
  const image = await ground
    .composite(parts)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { sheet, image }
}

const isSame = (sheet: Sheet, other: Sheet | undefined) =>
  JSON.stringify(sheet) === JSON.stringify(other)

async function holds(file: string, image: Pixels): Promise<boolean> {
  return existsSync(file) && (await pixelsOf(file)).data.equals(image.data)
}
