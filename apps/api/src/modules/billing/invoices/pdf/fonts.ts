import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font, type FontCollection } from 'fontkit'
import { woffToSfnt } from './woff-to-sfnt.ts'

const require = createRequire(import.meta.url)

/** Latin with its extension, which has the rupee sign, and Devanagari. */
const files = {
  latin: '@fontsource/anek-latin/files/anek-latin-latin-400-normal.woff',
  latinBold: '@fontsource/anek-latin/files/anek-latin-latin-600-normal.woff',
  extended: '@fontsource/anek-latin/files/anek-latin-latin-ext-400-normal.woff',
  extendedBold: '@fontsource/anek-latin/files/anek-latin-latin-ext-600-normal.woff',
  devanagari: '@fontsource/anek-devanagari/files/anek-devanagari-devanagari-400-normal.woff',
  devanagariBold: '@fontsource/anek-devanagari/files/anek-devanagari-devanagari-600-normal.woff',
} as const

export type FontName = keyof typeof files
export type Weight = 'regular' | 'bold'

const opened = new Map<FontName, Font>()

const isSingle = (font: Font | FontCollection): font is Font => 'layout' in font

/** A font, opened once for the process. */
export function fontOf(name: FontName): Font {
  const known = opened.get(name)
  if (known) return known
  const font = create(woffToSfnt(readFileSync(require.resolve(files[name]))))
  if (!isSingle(font)) throw new Error(`${files[name]} is not a single font`)
  opened.set(name, font)
  return font
}

interface TextRun {
  readonly font: FontName
  readonly text: string
}

/** The letters in the font of Latin; the other letters are in its extension. */
const inLatin = /[ -~\u00a0-\u00ff\u2013\u2014\u2018-\u201d\u2022\u2026]/u

/** Joiners and full stops, which belong to the Devanagari letter before them. */
const joiners = ['\u200c', '\u200d', '\u0964', '\u0965']

/** The font of a letter; a joiner stays with the letter before it. */
function scriptOf(letter: string, before: string | undefined): 'latin' | 'extended' | 'devanagari' {
  if (/\p{Script=Devanagari}/u.test(letter)) return 'devanagari'
  if (before === 'devanagari' && joiners.includes(letter)) return 'devanagari'
  return inLatin.test(letter) ? 'latin' : 'extended'
}

/** The parts of a text that one font can draw. */
export function runsOf(text: string, weight: Weight): TextRun[] {
  const runs: { script: ReturnType<typeof scriptOf>; text: string }[] = []
  for (const letter of text) {
    const last = runs.at(-1)
    const script = scriptOf(letter, last?.script)
    if (last?.script === script) last.text += letter
    else runs.push({ script, text: letter })
  }
  return runs.map((run) => ({
    font: weight === 'bold' ? `${run.script}Bold` : run.script,
    text: run.text,
  }))
}
