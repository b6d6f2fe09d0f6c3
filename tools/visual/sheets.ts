import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'

/** Images of a story by name, side by side from the left: their sizes in pixels. */
type Sheet = Record<string, readonly [width: number, height: number]>

/** What stands beside the sheets. */
export interface Index {
  /** The browser that drew them. */
  chromium: string
  stories: Record<string, Sheet>
}

const indexFile = (sheets: string) => join(sheets, 'index.json')

/** Reads what sheets there are; null where none are kept yet. */
export function readIndex(sheets: string): Index | null {
  const file = indexFile(sheets)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

/** Cuts each story's sheet into its pictures, as PNG under `<pictures>/<story>`. */
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
 * Puts the images of each story on its sheet, without losing a pixel. A sheet whose images are
 * the same stays the file that it is; of stories without images nothing stays.
 *
 * @returns how many images, and the bytes of all sheets.
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

/** A story a line, so that a difference can be read. */
function textOf({ chromium, stories }: Index): string {
  const lines = Object.entries(stories).map(
    ([story, sheet]) => `    ${JSON.stringify(story)}: ${JSON.stringify(sheet)}`,
  )
  return `{\n  "chromium": ${JSON.stringify(chromium)},\n  "stories": {\n${lines.join(',\n')}\n  }\n}\n`
}

type Pixels = Awaited<ReturnType<typeof pixelsOf>>

/** An image's pixels in red, green and blue: one of a window has nothing to shine through. */
function pixelsOf(file: string) {
  return sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}

/** The images of one story beside each other. */
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
