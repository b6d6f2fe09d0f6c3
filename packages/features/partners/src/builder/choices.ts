import { atom } from 'jotai'

export const kinds = ['all', 'schools', 'tuitions', 'activities', 'camps', 'workshops'] as const
export const radii = ['', '2', '5', '10', '25', '50', '100'] as const
export const themes = ['', 'auto', 'light', 'dark'] as const
export const languages = ['', 'en', 'hi'] as const
export const limits = ['', '3', '4', '5', '8', '10'] as const
export const targets = ['', '_blank'] as const
export const corners = ['', '0px', '6px', '10px', '16px', '26px'] as const
/** `major` follows the newest version, `exact` stays with one. */
export const pins = ['exact', 'major'] as const

/** What somebody chose for their box; '' leaves it as it is. */
export interface Choices {
  kind: (typeof kinds)[number]
  /** A name, a pincode, or a latitude and longitude. */
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
  /** The key of a partner. */
  partner: string
}

export const firstChoices: Choices = {
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

/** What is chosen in the builder. */
export const choicesAtom = atom(firstChoices)
