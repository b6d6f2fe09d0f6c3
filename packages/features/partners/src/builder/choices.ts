import { atom } from 'jotai'

export const kinds = ['all', 'schools', 'tuitions', 'activities', 'camps', 'workshops'] as const
export const radii = ['', '2', '5', '10', '25', '50', '100'] as const
export const themes = ['', 'auto', 'light', 'dark'] as const
export const languages = ['', 'en', 'hi'] as const
export const limits = ['', '3', '4', '5', '8', '10'] as const
export const targets = ['', '_blank'] as const
export const corners = ['', '0px', '6px', '10px', '16px', '26px'] as const
/** `exact` stays with one version; `major` follows the latest release of the major version. */
export const pins = ['exact', 'major'] as const

/** The choices of the snippet builder. '' keeps the default. */
export interface Choices {
  kind: (typeof kinds)[number]
  /** A place name, a PIN code, or latitude and longitude. */
  place: string
  radius: (typeof radii)[number]
  theme: (typeof themes)[number]
  lang: (typeof languages)[number]
  limit: (typeof limits)[number]
  placeholder: string
  target: (typeof targets)[number]
  /** #rrggbb */
  color: string
  corner: (typeof corners)[number]
  pin: (typeof pins)[number]
  /** Partner key. */
  partner: string
}

export const defaultChoices: Choices = {
  kind: 'schools',
  place: '',
  radius: '',
  theme: '',
  lang: '',
  limit: '',
  placeholder: '',
  target: '',
  color: '',
  corner: '',
  pin: 'exact',
  partner: '',
}

export const choicesAtom = atom(defaultChoices)
