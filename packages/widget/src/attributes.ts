/** What the attribute `kind` may say. */
export const widgetKinds = [
  'all',
  'schools',
  'tuitions',
  'activities',
  'camps',
  'workshops',
] as const
export type WidgetKind = (typeof widgetKinds)[number]

/** What the attribute `theme` may say. */
export const widgetThemes = ['light', 'dark', 'auto'] as const
export type WidgetTheme = (typeof widgetThemes)[number]

/** What the attribute `lang` may say. */
export const widgetLanguages = ['en', 'hi'] as const
export type WidgetLanguage = (typeof widgetLanguages)[number]

/** The attributes of `<edbazaar-search>`, all of them observed. */
export interface EdBazaarSearchAttributes {
  /** What is searched. @default 'all' */
  kind?: WidgetKind | undefined
  /** Where to search, in words: a town, an area or a PIN code. @default everywhere */
  place?: string | undefined
  /** Kilometres around the place. @default what suits the place */
  radius?: number | string | undefined
  /** Grey words in the empty field. @default 'Name or place', in the language */
  placeholder?: string | undefined
  /** `auto` follows the reader's system; without the attribute, the page's `color-scheme`. */
  theme?: WidgetTheme | undefined
  /** The most suggestions. @default what the API gives */
  limit?: number | string | undefined
  /** Where pages open, as in a link: `_self`, `_blank`, `_top`, or a frame's name. @default '_self' */
  target?: string | undefined
  /** @default the language around it, or English */
  lang?: WidgetLanguage | undefined
  /** The partner's key, where EdBazaar gave one. */
  partner?: string | undefined
  /** Where the API is. @default `/api` below the site that the script came from */
  api?: string | undefined
}

type Names = readonly (keyof EdBazaarSearchAttributes)[]

/** Those that the API is asked with, as they are. */
export const askedNames: Names = ['kind', 'place', 'radius', 'limit', 'partner']

export const attributeNames: Names = [
  ...askedNames,
  ...(['placeholder', 'theme', 'target', 'lang', 'api'] as const),
]
