import PDFDocument from 'pdfkit'
import { type FontName, fontOf, runsOf, type Weight } from './fonts.ts'

export interface TextStyle {
  readonly size?: number
  readonly weight?: Weight
  readonly colour?: string
}

interface Placed extends TextStyle {
  readonly x: number
  readonly y: number
  /** Longer texts continue on the next line. */
  readonly width?: number
}

const ink = '#24211b'

/** An A4 page on which mixed Latin and Devanagari text is drawn, with its content as a file. */
export function createPaper(info: { title: string; author: string; createdAt: Date }) {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 48,
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

  function widthOf(text: string, { size = 9.5, weight = 'regular' }: TextStyle): number {
    return runsOf(text, weight).reduce((sum, run) => {
      use(run.font, size)
      return sum + doc.widthOfString(run.text)
    }, 0)
  }

  function line(text: string, { x, y, size = 9.5, weight = 'regular', colour = ink }: Placed) {
    let left = x
    for (const run of runsOf(text, weight)) {
      use(run.font, size)
      doc.fillColor(colour)
      // The runs of a line share a baseline, though their fonts differ.
      doc.text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic' })
      left += doc.widthOfString(run.text)
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

  return {
    /** Draws a text from its baseline on, and returns the baseline of the next line. */
    text(text: string, placed: Placed): number {
      const height = (placed.size ?? 9.5) * 1.45
      const lines = placed.width === undefined ? [text] : linesOf(text, placed.width, placed)
      for (const [i, each] of lines.entries()) line(each, { ...placed, y: placed.y + i * height })
      return placed.y + lines.length * height
    },

    /** Draws a text that ends at `x`. */
    right(text: string, placed: Placed): void {
      line(text, { ...placed, x: placed.x - widthOf(text, placed) })
    },

    rule(y: number, from = 48, to = 547, width = 0.5): void {
      doc.moveTo(from, y).lineTo(to, y).lineWidth(width).strokeColor(ink).stroke()
    },

    end(): Promise<Buffer> {
      doc.end()
      return ended
    },
  }
}
