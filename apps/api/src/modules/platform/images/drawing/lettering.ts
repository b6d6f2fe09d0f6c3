import { createRequire } from 'node:module'
import { type Font, type FontCollection, openSync } from 'fontkit'
import { isDevanagari } from '../initials.ts'
import { n } from './canvas.ts'

const require = createRequire(import.meta.url)

/** Font sizes in drawing units. */
const sizes = { latin: 28, devanagari: 23 }
/** Width available inside every medallion. */
const widest = 46
/** Distance of the baseline below the centre. */
const drops = { latin: 10, devanagari: 9 }

const files = {
  latin: '@fontsource/anek-latin/files/anek-latin-latin-600-normal.woff',
  latinExtended: '@fontsource/anek-latin/files/anek-latin-latin-ext-600-normal.woff',
  devanagari: '@fontsource/anek-devanagari/files/anek-devanagari-devanagari-600-normal.woff',
}

const opened = new Map<keyof typeof files, Font>()

function fontOf(script: keyof typeof files): Font {
  const known = opened.get(script)
  if (known) return known
  const font = openSync(require.resolve(files[script]))
  if (!isSingle(font)) throw new Error(`${files[script]} is not a single font`)
  opened.set(script, font)
  return font
}

const isSingle = (font: Font | FontCollection): font is Font => 'layout' in font

/**
 * The initials as outlines, centred on a point, because an `<img>` and a rasteriser cannot use the
 * page's fonts. Devanagari is shaped, so that its marks are positioned correctly.
 */
export function drawInitials(initials: string, cx: number, cy: number, colour: string): string {
  const script = isDevanagari(initials) ? 'devanagari' : 'latin'
  const font = script === 'devanagari' ? fontOf(script) : latinFontFor(initials)
  const run = font.layout(initials)
  const scale = Math.min(sizes[script] / font.unitsPerEm, widest / run.advanceWidth)
  let x = cx - (run.advanceWidth * scale) / 2
  const baseline = cy + drops[script]
  let outlines = ''
  for (const [i, glyph] of run.glyphs.entries()) {
    const position = run.positions[i]
    if (!position) continue
    const left = x + position.xOffset * scale
    const foot = baseline - position.yOffset * scale
    // Glyph 0 is the box for a missing letter.
    if (glyph.id !== 0) outlines += outlineOf(glyph.path.commands, left, foot, scale)
    x += position.xAdvance * scale
  }
  return outlines && `<path d="${outlines}" fill="${colour}"/>`
}

function latinFontFor(initials: string): Font {
  const latin = fontOf('latin')
  const hasAll = [...initials].every((letter) =>
    latin.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  )
  return hasAll ? latin : fontOf('latinExtended')
}

const letters = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
}

type Commands = readonly { command: keyof typeof letters; args: number[] }[]

function outlineOf(commands: Commands, x: number, y: number, scale: number): string {
  let path = ''
  for (const { command, args } of commands) {
    const points = args.map((value, i) => n(i % 2 ? y - value * scale : x + value * scale))
    path += letters[command] + points.join(' ')
  }
  return path
}
