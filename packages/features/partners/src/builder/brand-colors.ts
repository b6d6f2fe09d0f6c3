/** The widget's background colours, against which contrast is measured. */
const surfaces = { light: '#fffdf8', dark: '#211e19' } as const
/** WCAG 2.2, AA, for text. */
const minimumContrast = 4.5

/** Whether a text is a hex colour such as #7a1f5c. */
export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

/** Contrast ratio of a colour on the widget's background, from 1 to 21. */
export const contrastOn = (theme: keyof typeof surfaces, color: string): number =>
  contrast(color, surfaces[theme])

export const hasEnoughContrast = (theme: keyof typeof surfaces, color: string): boolean =>
  contrastOn(theme, color) >= minimumContrast

/** The colour itself if it is readable on the dark background, otherwise its first readable tint. */
export function shadeForDark(color: string): string {
  for (let whitePercent = 0; whitePercent < 100; whitePercent += 4) {
    const tint = mix(color, '#ffffff', whitePercent / 100)
    if (hasEnoughContrast('dark', tint)) return tint
  }
  return '#ffffff'
}

const channels = (color: string) =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))

function mix(base: string, added: string, share: number): string {
  const addedChannels = channels(added)
  const mixed = channels(base).map((value, i) =>
    Math.round(value + ((addedChannels[i] ?? 0) - value) * share),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}
