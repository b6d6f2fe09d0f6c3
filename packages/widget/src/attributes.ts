/** Values of the attribute `kind`. */
export const widgetKinds = [
  'all',
  'schools',
  'tuitions',
  'activities',
  'camps',
  'workshops',
] as const
export type WidgetKind = (typeof widgetKinds)[number]

/** Values of the attribute `theme`. */
export const widgetThemes = ['light', 'dark', 'auto'] as const
export type WidgetTheme = (typeof widgetThemes)[number]

/** Values of the attribute `lang`. */
export const widgetLanguages = ['en', 'hi'] as const
export type WidgetLanguage = (typeof widgetLanguages)[number]

/** The attributes of `<edbazaar-search>`, all of them observed. */
export interface EdBazaarSearchAttributes {
  /** The kind of results. @default 'all' */
  kind?: WidgetKind | undefined
  /** The place to search in: a city, a locality or a PIN code. @default everywhere */
  place?: string | undefined
  /** Kilometres around the place. @default depends on the place */
  radius?: number | string | undefined
  /** Placeholder of the field. @default 'Name or place', in the widget's language */
  placeholder?: string | undefined
  /**
   * `auto` follows the user's system. Without the attribute, the widget follows the page's
   * `color-scheme`.
   */
  theme?: WidgetTheme | undefined
  /** Maximum number of suggestions. @default the API's default */
  limit?: number | string | undefined
  /**
   * The window in which pages open, like `target` of a link: `_self`, `_blank`, `_top` or a frame's name.
   * @default '_self'
   */
  target?: string | undefined
  /** @default the language of the surrounding element, or English */
  lang?: WidgetLanguage | undefined
  /** The partner key, if you have one. */
  partner?: string | undefined
  /** URL of the API. @default `/api` on the site that served the script */
  api?: string | undefined
}

export type AttributeNames = readonly (keyof EdBazaarSearchAttributes)[]

/** Attributes that are passed to the results page unchanged. */
export const placeNames: AttributeNames = ['place', 'radius']

/** Attributes that are passed to the API unchanged. */
export const askedNames: AttributeNames = ['kind', 'limit', 'partner', ...placeNames]

export const attributeNames: AttributeNames = [
  ...askedNames,
  ...(['placeholder', 'theme', 'target', 'lang', 'api'] as const),
]
