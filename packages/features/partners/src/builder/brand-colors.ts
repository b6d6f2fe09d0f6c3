/** The paper of fields and suggestions in the widget, on which its colour is read. */
const surfaces = { light: '#fffdf8', dark: '#211e19' } as const
/** What text needs to be read: WCAG 2.2, AA. */
const enough = 4.5

/** Whether a text is a colour such as #7a1f5c. */
export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

/** How a colour is read on the widget's paper, from 1 to 21. */
export const contrastOn = (theme: keyof typeof surfaces, color: string): number =>
  contrast(color, surfaces[theme])

export const isReadable = (theme: keyof typeof surfaces, color: string): boolean =>
  contrastOn(theme, color) >= enough

/** The colour itself where it can be read on dark paper, else its first tint that can. */
export function shadeForDark(color: string): string {
  for (let white = 0; white < 100; white += 4) {
    const tint = mix(color, '#ffffff', white / 100)
    if (isReadable('dark', tint)) return tint
  }
  return '#ffffff'
}

const channels = (color: string) =>
  [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16))

function mix(one: string, other: string, share: number): string {
  const others = channels(other)
  const mixed = channels(one).map((part, i) => Math.round(part + ((others[i] ?? 0) - part) * share))
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}
