import PDFDocument from 'pdfkit'
import { type FontName, fontOf, runsOf, type Weight } from './fonts.ts'

export interface TextStyle {
  readonly size?: number
  readonly weight?: Weight
  readonly colour?: string
  /** Figures of the same width, for columns of amounts. */
  readonly isTabular?: boolean
}

interface Placed extends TextStyle {
  readonly x: number
  readonly y: number
  /** Longer texts continue on the next line. */
  readonly width?: number
}

interface RuleStyle {
  /** @default the left margin */
  readonly from?: number
  readonly isStrong?: boolean
}

/** The margins of a page, in points. */
export const edges = { left: 48, right: 547, top: 48, bottom: 774 } as const

const ink = '#24211b'
const line = '#d8cdb8'
const defaultSize = 9.5

const featuresOf = ({ isTabular }: TextStyle) => (isTabular ? { features: ['tnum' as const] } : {})

/** A4 pages on which mixed Latin and Devanagari text is drawn, with their content as a file. */
export function createPaper(info: { title: string; author: string; createdAt: Date }) {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    info: { Title: info.title, Author: info.author, CreationDate: info.createdAt },
  })
  const registered = new Set<FontName>()
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
  })

  function use(font: FontName, size: number) {
    if (!registered.has(font)) doc.registerFont(font, fontOf(font))
    registered.add(font)
    doc.font(font).fontSize(size)
  }

  function widthOf(text: string, style: TextStyle): number {
    const { size = defaultSize, weight = 'regular' } = style
    return runsOf(text, weight).reduce((sum, run) => {
      use(run.font, size)
      return sum + doc.widthOfString(run.text, featuresOf(style))
    }, 0)
  }

  function drawLine(text: string, placed: Placed) {
    const { x, y, size = defaultSize, weight = 'regular', colour = ink } = placed
    let left = x
    for (const run of runsOf(text, weight)) {
      use(run.font, size)
      doc.fillColor(colour)
      const features = featuresOf(placed)
      // The runs of a line share a baseline, though their fonts differ.
      doc.text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic', ...features })
      left += doc.widthOfString(run.text, features)
    }
  }

  /** The lines of a text within a width; a word that is wider is cut. */
  function linesOf(text: string, width: number, style: TextStyle): string[] {
    const lines: string[] = []
    for (const word of text.split(/\s+/)) {
      const last = lines.at(-1)
      if (last !== undefined && widthOf(`${last} ${word}`, style) <= width) {
        lines[lines.length - 1] = `${last} ${word}`
        continue
      }
      let rest = word
      while (widthOf(rest, style) > width) {
        let length = rest.length - 1
        while (length > 1 && widthOf(rest.slice(0, length), style) > width) length -= 1
        lines.push(rest.slice(0, length))
        rest = rest.slice(length)
      }
      lines.push(rest)
    }
    return lines
  }

  const heightOf = ({ size = defaultSize }: TextStyle) => size * 1.45

  return {
    /** Draws a text from its baseline on, and returns the baseline of the next line. */
    text(text: string, placed: Placed): number {
      const height = heightOf(placed)
      const lines = placed.width === undefined ? [text] : linesOf(text, placed.width, placed)
      for (const [i, each] of lines.entries())
        drawLine(each, { ...placed, y: placed.y + i * height })
      return placed.y + lines.length * height
    },

    /** Draws a text that ends at `x`. */
    right(text: string, placed: Placed): void {
      drawLine(text, { ...placed, x: placed.x - widthOf(text, placed) })
    },

    /** The height of a text within a width. */
    measure: (text: string, width: number, style: TextStyle = {}): number =>
      linesOf(text, width, style).length * heightOf(style),

    /** A hairline, or a strong line under heads and over totals. */
    rule(y: number, { from = edges.left, isStrong = false }: RuleStyle = {}): void {
      doc
        .moveTo(from, y)
        .lineTo(edges.right, y)
        .lineWidth(isStrong ? 1 : 0.5)
        .strokeColor(isStrong ? ink : line)
        .stroke()
    },

    nextPage(): void {
      doc.addPage()
    },

    /** Draws on every page; the pages are counted from 1. */
    onEachPage(draw: (page: number, count: number) => void): void {
      const { count } = doc.bufferedPageRange()
      for (let page = 0; page < count; page += 1) {
        doc.switchToPage(page)
        draw(page + 1, count)
      }
    },

    end(): Promise<Buffer> {
      doc.end()
      return ended
    },
  }
}

export type Paper = ReturnType<typeof createPaper>
